import { z } from 'zod';
import { centavosSoma } from '../dinheiro.ts';
import { cabecalho, compradorNoPapel, leilaoNoPapel, loteNoPapel } from './comum.ts';

/** Bids that win under a receipt; proposals and bids of the room do without one. */
export const tipoDoRecibo = z.enum(['MANUAL', 'AUTOMATICO', 'COMPRE_JA']);

/** The receipt (rule 24) of the bid that won: which line of the ledger it is of, and by what it is known. */
export const reciboNoPapel = z.strictObject({
  tipo: tipoDoRecibo,
  /** When the bid was received, to the millisecond. */
  instante: z.iso.datetime(),
  seq: z.int().positive(),
  hash: z.string(),
  /** Of the compact JWS, hex: whoever is shown the receipt sees that it is this one. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Opens `/verificar` with all of it; null where it says a cap, which is its owner's to show. */
  url: cabecalho.url.nullable(),
});
export type ReciboNoPapel = z.infer<typeof reciboNoPapel>;

/** GET /v1/documentos/comprovante-arrematacao/{lelUid}: that a lot was won, until its nota says that it was paid. */
export const comprovante = z.strictObject({
  emitidoEm: z.iso.datetime(),
  hotsite: cabecalho.hotsite,
  /** Opens the lot's public ledger. */
  url: cabecalho.url,
  vendaId: z.int().positive(),
  leilao: leilaoNoPapel,
  comprador: compradorNoPapel,
  lote: loteNoPapel,
  /** Centavos. */
  total: centavosSoma,
  pagarAte: z.iso.datetime(),
  /** The number of the nota that stands in its place; null while it is all there is. */
  nota: z.string().nullable(),
  /** Null where it was won without one. */
  recibo: reciboNoPapel.nullable().default(null),
});
export type Comprovante = z.infer<typeof comprovante>;
