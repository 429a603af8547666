'use client';

import { useEffect, useRef } from 'react';
import { esquecerRascunhos } from '../admin/rascunhos.ts';
import { esquecerAparelho } from '../avisos/aparelho.ts';
import { esquecer } from '../campo/campo.ts';
import { SESSAO } from '../palavras/sessao.ts';
import { Botao } from '../site/ui/Botao.tsx';

/** Leaves at once; without scripts, at the press of the button. Always a POST: a link on another site logs nobody out. */
export function SaidaAutomatica() {
  const formulario = useRef<HTMLFormElement>(null);
  useEffect(() => {
    esquecerRascunhos();
    // What was taken along for a day without network; what was not sent yet waits for its account.
    const levado = esquecer(null).catch(() => {});
    // A browser whose service hangs must not keep anybody signed in.
    const prazo = new Promise((resolve) => setTimeout(resolve, 1_500));
    void Promise.race([Promise.all([esquecerAparelho(), levado]), prazo]).finally(() =>
      formulario.current?.requestSubmit(),
    );
  }, []);
  return (
    <form
      ref={formulario}
      method="post"
      action="/api/sessao/sair"
      encType="application/x-www-form-urlencoded"
    >
      <Botao type="submit" tamanho="g" largo>
        {SESSAO.sair}
      </Botao>
    </form>
  );
}
