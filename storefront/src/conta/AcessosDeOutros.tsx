'use client';

import type { ContaDosAcessos } from '@martelo/shared/sessao';
import { type FormEvent, useState } from 'react';
import { CONTA } from '../palavras/conta.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Campo } from '../site/ui/Campo.tsx';
import { Vazio } from '../site/ui/Vazio.tsx';
import { AcessosDaConta } from './AcessosDaConta.tsx';
import estilo from './conta.module.css';
import { useEnvio } from './usar-envio.ts';

/** An account is found by its e-mail, which travels in no address; what may be done about it is the engine's word. */
export function AcessosDeOutros({ marca }: { marca: string }) {
  const [achadas, definir] = useState<readonly ContaDosAcessos[] | null>(null);
  const { enviar, enviando, doCampo, geral } = useEnvio<{ itens: ContaDosAcessos[] }>(
    'POST',
    'acessos/procurar',
  );
  const procurar = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const email = String(new FormData(evento.currentTarget).get('email'));
    const resposta = await enviar({ email });
    definir(resposta?.itens ?? null);
  };
  const erro = geral('REQUISICAO_INVALIDA');
  return (
    <div className={estilo.secoes}>
      <search>
        <form onSubmit={procurar} className={estilo.pilha}>
          <Campo
            id="email"
            type="email"
            rotulo={CONTA.emailDaConta}
            ajuda={CONTA.clientesEEquipe(marca)}
            erro={doCampo('REQUISICAO_INVALIDA')}
            autoComplete="off"
            required
            maxLength={200}
          />
          <div className={estilo.botoes}>
            <Botao type="submit" carregando={enviando}>
              {CONTA.procurar}
            </Botao>
          </div>
          {erro && (
            <p role="alert" className={estilo.erro}>
              {erro}
            </p>
          )}
        </form>
      </search>
      <div role="status">
        {achadas?.length === 0 && (
          <Vazio icone="search" titulo={CONTA.nenhumaConta}>
            {CONTA.confiraEndereco}
          </Vazio>
        )}
      </div>
      {achadas?.map((conta) => (
        <AcessosDaConta key={conta.uid} conta={conta} />
      ))}
    </div>
  );
}
