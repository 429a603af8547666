import { z } from 'zod';

const TEXTO_MINIMO = 3;
const TEXTO_MAXIMO = 500;

export const textoDoComunicado = z
  .string('Informe o comunicado.')
  .trim()
  .min(TEXTO_MINIMO, `Escreva ao menos ${TEXTO_MINIMO} letras.`)
  .max(TEXTO_MAXIMO, `No máximo ${TEXTO_MAXIMO} letras.`);

/** An announcement about a lot, as it stands in the lot's public state until it is dismissed (L7). */
export const comunicado = z.strictObject({
  uid: z.guid(),
  texto: z.string(),
  em: z.string(),
  /** It changes what the lot is said to be: a bid given before it may be withdrawn on request. */
  mudaDescricao: z.boolean(),
});
export type Comunicado = z.infer<typeof comunicado>;
