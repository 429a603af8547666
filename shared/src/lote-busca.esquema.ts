import { z } from 'zod';
import { loteCartao } from './lote-cartao.ts';

/** One facet of a search. Counts are taken with this facet's own filter left out, so that choosing one value shows what the others would add. */
export const faceta = z.strictObject({
  campo: z.enum(['tipo', 'marca', 'uf', 'cidade', 'patio', 'anoModelo', 'leilaoUid', 'situacao']),
  /** Most frequent first. `rotulo` is what people read (an auction's name for its uid). */
  valores: z.array(z.strictObject({ valor: z.string(), rotulo: z.string(), total: z.int() })),
});

/**
 * GET /v1/lotes `?pagina&porPagina&ordenar&ordem&filtro=<JSON of Filtro[]>`; text is the filter kind `geral`.
 * Only lots that the public may see.
 */
export const buscaLotes = z.strictObject({
  itens: z.array(loteCartao),
  total: z.int(),
  pagina: z.int(),
  porPagina: z.int(),
  facetas: z.array(faceta),
  /** Lowest and highest `valor` among the results without the price filter; null when there are none. */
  faixaValor: z.strictObject({ min: z.int(), max: z.int() }).nullable(),
});
