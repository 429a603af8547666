'use client';

import { useEffect, useRef } from 'react';
import { Botao } from '../site/ui/Botao.tsx';

/** Leaves at once; without scripts, at the press of the button. Always a POST: a link on another site logs nobody out. */
export function SaidaAutomatica() {
  const formulario = useRef<HTMLFormElement>(null);
  useEffect(() => formulario.current?.requestSubmit(), []);
  return (
    <form
      ref={formulario}
      method="post"
      action="/api/sessao/sair"
      encType="application/x-www-form-urlencoded"
    >
      <Botao type="submit" tamanho="g" largo>
        Sair da minha conta
      </Botao>
    </form>
  );
}
