'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import { type Posicao, ROTULOS_POSICAO } from '@martelo/shared/posicao';
import { usePosicao } from '../live/usar.ts';
import estilo from './FitaPosicao.module.css';

/** What a position looks like: a sign and a tone, always beside its word (never colour alone). */
const SINAIS: Record<Posicao, { sinal: string; tom: string }> = {
  'nao-esta-participando': { sinal: '', tom: 'neutro' },
  ganhando: { sinal: '▲', tom: 'ganhando' },
  superado: { sinal: '▼', tom: 'superado' },
  vencedor: { sinal: '★', tom: 'ganhando' },
  finalizado: { sinal: '■', tom: 'neutro' },
  condicional: { sinal: '◆', tom: 'info' },
  'condicional negada': { sinal: '✕', tom: 'superado' },
};

/** My position on a lot (rule 21), moving by itself; nothing while I take no part. */
export function FitaPosicao({
  lelUid,
  modo,
  inicial = 'nao-esta-participando',
  className = '',
}: {
  lelUid: string;
  modo: TipoHotsite;
  inicial?: Posicao;
  className?: string | undefined;
}) {
  const posicao = usePosicao(lelUid, inicial);
  if (posicao === 'nao-esta-participando') return null;
  const { sinal, tom } = SINAIS[posicao];
  return (
    <span className={`${estilo.fita} ${className}`} data-tom={tom} data-posicao={posicao}>
      <span aria-hidden>{sinal}</span> {ROTULOS_POSICAO[modo][posicao]}
    </span>
  );
}
