// No schema in here: the listing reads it in the browser.
import type { z } from 'zod';
import type { buscaLotes, faceta } from './lote-busca.esquema.ts';

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

export type Faceta = z.infer<typeof faceta>;
export type BuscaLotes = z.infer<typeof buscaLotes>;
