import type { Pagina } from './filtro.ts';
import type { LoteCartao } from './lote-cartao.ts';

/** What GET /v1/lotes filters by (`campo` of a filter). `valor` is the current price, else the opening one, in centavos. */
export const CAMPOS_BUSCA_LOTE = [
  'tipo',
  'marca',
  'uf',
  'cidade',
  'patio',
  'anoModelo',
  'leilaoUid',
  'situacao',
  'valor',
  'dataFim',
] as const;

/** Its orders, one at a time: `ordenar` and `ordem`. Without one: what closes next first, closed lots last. */
export const ORDENS_BUSCA_LOTE = [
  'dataFim',
  'valor',
  'anoModelo',
  'km',
  'qtdLances',
  'dataInicio',
  'nome',
] as const;
export type OrdemBuscaLote = (typeof ORDENS_BUSCA_LOTE)[number];

/** One facet of a search. Counts are taken with this facet's own filter left out, so that choosing one value shows what the others would add. */
export interface Faceta {
  campo: 'tipo' | 'marca' | 'uf' | 'cidade' | 'patio' | 'anoModelo' | 'leilaoUid' | 'situacao';
  /** Most frequent first. `rotulo` is what people read (an auction's name for its uid). */
  valores: { valor: string; rotulo: string; total: number }[];
}

/**
 * GET /v1/lotes `?pagina&porPagina&ordenar&ordem&filtro=<JSON of Filtro[]>`; text is the filter kind `geral`.
 * Only lots that the public may see.
 */
export interface BuscaLotes extends Pagina<LoteCartao> {
  facetas: Faceta[];
  /** Lowest and highest `valor` among the results without the price filter; null when there are none. */
  faixaValor: { min: number; max: number } | null;
}
