import { z } from 'zod';

const TEXTO_MAXIMO = 200;

/** A quick message to the room or to everybody (L8). */
export const textoDoRecado = z
  .string('Informe o recado.')
  .trim()
  .min(1, 'Escreva o recado.')
  .max(TEXTO_MAXIMO, `No máximo ${TEXTO_MAXIMO} letras.`);
