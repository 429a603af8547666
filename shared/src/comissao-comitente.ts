import { z } from 'zod';
import { centavos } from './dinheiro.ts';
import { paragrafos } from './texto.ts';

/** What the house keeps of a sale of a consignor's lot, as staff write it. What it comes to: `pos-venda/repasse.ts`. */
export const comissaoComitenteEscrita = z.strictObject({
  /** The consignor. */
  comId: z.int().positive(),
  /** Of its portfolios the one that this is for; absent: all that have none of their own. */
  carteiraId: z.int().positive().optional(),
  /** Percent of what the lot was sold for, in hundredths of one (basis points). */
  porcentagem: z.number().min(0).max(100).multipleOf(0.01).default(0),
  /** Centavos, of each lot, beside the percent. */
  fixo: centavos.default(0),
  /** The day from which lots that enter an auction have it, in São Paulo. */
  desde: z.iso.date(),
  observacao: paragrafos(500).optional(),
});
export type ComissaoComitenteEscrita = z.output<typeof comissaoComitenteEscrita>;
