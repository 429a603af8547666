// No schema in here: lists of bids read it in the browser.

import type { TipoHotsite } from './hotsite.ts';
import { FASE_DA_SITUACAO, type FaseLote, type SituacaoLote } from './lote-situacao.ts';

/** How a deal comes about (spec 3, bid modes). */
export const MODOS_NEGOCIACAO = ['Disputa', 'Proposta', 'Compre Já'] as const;
export type ModoNegociacao = (typeof MODOS_NEGOCIACAO)[number];

export const SITUACOES_LANCE = [
  'Recebido',
  'Proposta',
  'Superado',
  'Vencendo',
  'Vencedor',
  'Cancelado',
] as const;
export type SituacaoLance = (typeof SITUACOES_LANCE)[number];

/** In the site's words: a store has offers. */
export const ROTULOS_SITUACAO_LANCE: Record<TipoHotsite, Record<SituacaoLance, string>> = {
  leilao: {
    Recebido: 'Recebido',
    Proposta: 'Proposta',
    Superado: 'Superado',
    Vencendo: 'Vencendo',
    Vencedor: 'Vencedor',
    Cancelado: 'Cancelado',
  },
  loja: {
    Recebido: 'Recebida',
    Proposta: 'Proposta',
    Superado: 'Superada',
    Vencendo: 'Vencendo',
    Vencedor: 'Vencedora',
    Cancelado: 'Cancelada',
  },
};

/**
 * What the line at the current price is in each phase. Under a condition the bid still only leads: the sale is not made. A lot
 * that ended without a sale leaves its best bid as one that was received, and nothing more.
 */
const DE_QUEM_LIDERA: Record<FaseLote, SituacaoLance> = {
  preparo: 'Vencendo',
  disputa: 'Vencendo',
  condicional: 'Vencendo',
  vendido: 'Vencedor',
  'nao-vendido': 'Recebido',
  cancelado: 'Recebido',
};

/** A ledger line as its situation is judged. `lidera`: it is the line at the current price. */
export interface LanceJulgado {
  modo: ModoNegociacao;
  lidera: boolean;
  cancelado: boolean;
}

/** The situation of one line, from the lot's. A proposal stays one until it is accepted, and is received when the lot ends. */
export function situacaoDoLance(
  { modo, lidera, cancelado }: LanceJulgado,
  situacaoLote: SituacaoLote,
): SituacaoLance {
  if (cancelado) return 'Cancelado';
  const fase = FASE_DA_SITUACAO[situacaoLote];
  if (lidera) return DE_QUEM_LIDERA[fase];
  if (modo !== 'Proposta') return 'Superado';
  return fase === 'preparo' || fase === 'disputa' ? 'Proposta' : 'Recebido';
}
