import type { LoteEscrita } from '@martelo/shared/lote';

/** What is written of a lot, each amount by itself. */
export type CampoDoLote = Exclude<keyof LoteEscrita, 'valor'> | `valor.${keyof LoteEscrita['valor']}`;
