'use client';

import type { LoteCartao } from '@martelo/shared/lote-cartao';
import { useEffect } from 'react';
import { pedirCartao } from '../live/leilao-vivo.ts';
import { useLeilaoVivo } from '../live/usar.ts';
import type { DadosDoPainel } from './dados-painel.ts';
import { encerrou } from './fase.ts';

/** Where the auctioneer is, for who looks at a lot that is not under the hammer. `espera`: between two lots. */
export type NoPregao = Pick<LoteCartao, 'url' | 'numero' | 'nome'> | 'espera' | null;

/**
 * In a live auction (rule 17), the lot that is called now, or that the next is about to be: a sold lot stays on the block until
 * another is called. Null where this page's lot is the one, and where no lot is or was called.
 */
export function useNoPregao(
  { lote, leilaoUid }: Pick<DadosDoPainel, 'lote' | 'leilaoUid'>,
  encerrado: boolean,
): NoPregao {
  const leilao = useLeilaoVivo(leilaoUid);
  const mesa = leilao?.mesa ?? null;
  const outro = mesa !== null && mesa !== lote.uid;
  const falta = outro && leilao?.cartao === null;
  useEffect(() => {
    if (falta) pedirCartao(leilaoUid);
  }, [falta, leilaoUid]);
  if (!leilao || mesa === null || leilao.situacao === 'EXECUTADO') return null;
  if (outro && leilao.cartao === null) return null;
  const chamado = outro ? leilao.cartao : null;
  if (chamado !== null && !encerrou(chamado.situacao)) return chamado;
  return leilao.haMais && (outro || encerrado) ? 'espera' : null;
}
