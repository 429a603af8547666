'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import { useEffect, useState } from 'react';
import { AVISOS, AVISOS_DO_MODO } from '../palavras/avisos.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { ativar, type SituacaoDoAparelho, situacaoDoAparelho } from './aparelho.ts';
import estilo from './ConviteDoAparelho.module.css';

/** Set by who wants to be asked no more on this device. */
const RECUSADO = 'martelo-sem-convite-do-aparelho';

/**
 * Offers this browser's notifications beside what they would tell of: a lot that one bids on or keeps. The browser's own question comes at a
 * press alone; nothing is said where it cannot be, is on already, or was declined.
 */
export function ConviteDoAparelho({ modo }: { modo: TipoHotsite }) {
  const [situacao, definir] = useState<SituacaoDoAparelho | 'recusado' | null>(null);
  const [agora, mudou] = useState<'nada' | 'ocupado' | 'feito' | 'falhou'>('nada');
  useEffect(() => {
    if (recusado()) definir('recusado');
    else void situacaoDoAparelho().then(definir);
  }, []);

  const aceitar = async () => {
    mudou('ocupado');
    const depois = await ativar();
    mudou(depois === 'falhou' ? 'falhou' : 'feito');
    if (depois !== 'falhou') definir(depois);
  };
  const recusar = () => {
    try {
      localStorage.setItem(RECUSADO, '1');
    } catch {
      // Storage may be refused: they are asked again on the next page.
    }
    definir('recusado');
  };

  if (agora === 'feito' && (situacao === 'ativo' || situacao === 'negado'))
    return (
      <p role="status" className={estilo.convite}>
        {situacao === 'ativo' ? AVISOS.recebendo : AVISOS.negado}
      </p>
    );
  if (situacao !== 'desligado') return null;
  return (
    <aside className={estilo.convite} aria-label={AVISOS.nesteAparelho}>
      <p>{AVISOS_DO_MODO[modo].convite}</p>
      {agora === 'falhou' && <p role="alert">{AVISOS.naoAtivou}</p>}
      <div className={estilo.botoes}>
        <Botao tamanho="p" icone="bell" carregando={agora === 'ocupado'} onClick={() => void aceitar()}>
          {AVISOS.ativar}
        </Botao>
        <Botao tamanho="p" variante="texto" onClick={recusar}>
          {AVISOS.agoraNao}
        </Botao>
      </div>
    </aside>
  );
}

function recusado(): boolean {
  try {
    return localStorage.getItem(RECUSADO) !== null;
  } catch {
    return false;
  }
}
