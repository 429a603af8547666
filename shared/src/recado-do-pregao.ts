import { z } from 'zod';
import { uid } from './identificador.ts';

export const LETRAS_DO_RECADO = 200;

/** Who a quick message is for (L8): `sala`, the room's screen and who sits in the auditorium; `todos`, the pages of the auction and its lots too. */
export const PUBLICOS_DO_RECADO = ['sala', 'todos'] as const;
export type PublicoDoRecado = (typeof PUBLICOS_DO_RECADO)[number];
export const ROTULOS_PUBLICO_DO_RECADO: Record<PublicoDoRecado, string> = {
  sala: 'Sala e auditório',
  todos: 'Todos, na página dos lotes também',
};

export const textoDoRecado = z
  .string('Informe o recado.')
  .trim()
  .min(2, 'Escreva o recado.')
  .max(LETRAS_DO_RECADO, `No máximo ${LETRAS_DO_RECADO} letras.`);

/** What the auctioneer last told everybody, as it stands until it is taken down or another takes its place. */
export const recadoDoPregao = z.strictObject({
  uid: z.guid(),
  texto: z.string(),
  para: z.enum(PUBLICOS_DO_RECADO),
  /** ISO. */
  em: z.string(),
});
export type RecadoDoPregao = z.infer<typeof recadoDoPregao>;

/** One that the house prepared, for one auction or for all of its brand. */
export const recadoProntoEscrita = z.strictObject({ texto: textoDoRecado, leiUid: uid.nullish() });
