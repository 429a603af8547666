'use client';

import type { LinkDeConfirmacao as Link } from '@martelo/shared/conta/contatos';
import { type ReactNode, useEffect, useState } from 'react';
import { CONFIRMAR } from '../palavras/perfil.ts';
import { chamar, novoComandoId } from '../sessao/comandar.ts';
import estilo from '../sessao/Formulario.module.css';
import { fraseDoErro } from '../sessao/frase.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { BotaoLigacao } from '../site/ui/BotaoLigacao.tsx';
import { Icone } from '../site/ui/Icone.tsx';
import estiloDoPerfil from './perfil.module.css';

type Fase =
  | { tipo: 'nenhum' }
  | { tipo: 'abrindo' }
  | { tipo: 'pergunta'; token: string; link: Link }
  | { tipo: 'recusado'; frase: string }
  | { tipo: 'feito' };

/**
 * A letter's link carries its token behind `#`, which browsers send to nobody. It is taken out of the address, looked at without being
 * used up, and used when somebody presses the button: what reads letters ahead of people presses nothing. Without one, `children`.
 */
export function LinkDeConfirmacao({ children }: { children: ReactNode }) {
  const [fase, definir] = useState<Fase>({ tipo: 'nenhum' });
  const [enviando, enviar] = useState(false);
  useEffect(() => {
    const token = new URLSearchParams(location.hash.slice(1)).get('token');
    if (token === null) return;
    history.replaceState(null, '', location.pathname);
    definir({ tipo: 'abrindo' });
    void chamar<Link>('POST', 'confirmacoes/conferir', { token }).then((resposta) =>
      definir(
        resposta.tipo === 'aceito'
          ? { tipo: 'pergunta', token, link: resposta.corpo }
          : { tipo: 'recusado', frase: fraseDoErro(resposta.erro) },
      ),
    );
  }, []);

  const confirmar = async (token: string) => {
    enviar(true);
    const resposta = await chamar('POST', 'confirmacoes/confirmar', { token, comandoId: novoComandoId() });
    enviar(false);
    definir(
      resposta.tipo === 'aceito'
        ? { tipo: 'feito' }
        : { tipo: 'recusado', frase: fraseDoErro(resposta.erro) },
    );
  };

  switch (fase.tipo) {
    case 'nenhum':
      return children;
    case 'abrindo':
      return (
        <p role="status" className={estilo.motivo}>
          {CONFIRMAR.abrindo}
        </p>
      );
    case 'recusado':
      return (
        <>
          <h1>{CONFIRMAR.titulo.email}</h1>
          <p role="alert" className={estilo.erro}>
            {fase.frase}
          </p>
          <BotaoLigacao href="/email" tamanho="g" largo>
            {CONFIRMAR.continuar}
          </BotaoLigacao>
        </>
      );
    case 'pergunta': {
      const { endereco, troca } = fase.link;
      return (
        <>
          <header>
            <h1>{CONFIRMAR.peloLink}</h1>
            <p className={estilo.sub}>
              {troca ? CONFIRMAR.peloLinkTroca(endereco) : CONFIRMAR.peloLinkDe(endereco)}{' '}
              {CONFIRMAR.naoPediu}
            </p>
          </header>
          <Botao tamanho="g" largo carregando={enviando} onClick={() => void confirmar(fase.token)}>
            {CONFIRMAR.confirmar}
          </Botao>
        </>
      );
    }
    case 'feito':
      return (
        <>
          <header>
            <div role="status">
              <h1 className={estiloDoPerfil.feito}>
                <Icone nome="circle-check" tamanho={28} />
                {CONFIRMAR.feito.email}
              </h1>
              <p className={estilo.sub}>{CONFIRMAR.feitoPorque.email}</p>
            </div>
          </header>
          <BotaoLigacao href="/cliente/meu-perfil" tamanho="g" largo>
            {CONFIRMAR.verPerfil}
          </BotaoLigacao>
        </>
      );
  }
}
