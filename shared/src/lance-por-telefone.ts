import { z } from 'zod';
import { centavosPositivos } from './dinheiro.ts';
import { comandoId } from './identificador.ts';
import { MODOS_NEGOCIACAO } from './lance-situacao.ts';
import { texto } from './texto.ts';

/** By its uid, or by the small number that people see. */
const idOuUid = z.union([z.guid(), z.int().positive()]);

/**
 * POST /v1/lances-recebidos: what a client said on the telephone, taken down by staff. `gravacao`: where the call can be heard, an address or its
 * number in the telephone system. `valor` in centavos; of a Compre Já the price that was read out. A bid in a dispute may be asked and is always refused.
 */
export const lancePorTelefone = z.strictObject({
  lelUid: idOuUid,
  cliUid: idOuUid,
  tipoNegociacao: z.enum(MODOS_NEGOCIACAO),
  valor: centavosPositivos,
  gravacao: texto(300).min(3),
  comandoId: comandoId.optional(),
});
export type LancePorTelefone = z.infer<typeof lancePorTelefone>;

/** Who took it down, and where it can be heard. */
export const porTelefone = z.strictObject({ por: z.string(), gravacao: z.string() });
export type PorTelefone = z.infer<typeof porTelefone>;
