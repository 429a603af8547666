import { z } from 'zod';
import { cep } from './documentos.ts';
import { METODOS_COM_PRECO } from './metodos-com-preco.ts';
import { texto } from './texto.ts';
import { uf } from './uf.esquema.ts';

/**
 * One price of the house's table (P16): what the papers of one lot cost to send. What a row does not name it holds for wherever it is:
 * no origin, from anywhere; no destination, to anywhere; no day, always. Of rows that overlap the narrowest holds
 * (`pos-venda/preco-do-envio.ts`).
 */
export const precoDeEnvioEscrita = z.strictObject({
  /** For people who look after the table: "Sedex, capital de São Paulo". */
  nome: texto(120).min(1),
  metodo: z.enum(METODOS_COM_PRECO),
  /** The state of the yard that the lot was sold at. */
  origemUf: uf.optional(),
  /** A state, or a range of CEPs with both its ends: not both. */
  destinoUf: uf.optional(),
  destinoCepInicio: cep.optional(),
  destinoCepFim: cep.optional(),
  /** Centavos; 0 where the house sends at its own expense. */
  valor: z.int().min(0).max(100_000_00),
  /** Business days on the way. */
  dias: z.int().min(1).max(90),
  /** First and last day on which it may be chosen, São Paulo's. */
  validoDe: z.iso.date().optional(),
  validoAte: z.iso.date().optional(),
});
export type PrecoDeEnvioEscrita = z.infer<typeof precoDeEnvioEscrita>;
