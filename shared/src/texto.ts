import { z } from 'zod';
import { semForma } from './invisiveis.ts';

const CONTROLE = /\p{Cc}/u;
const CONTROLE_EM_LINHAS = /(?![\n\t])\p{Cc}/u;
const PROBLEMA = 'o texto tem caracteres inválidos';

const aparar = (texto: string): string => semForma(texto).trim();

/** What people write in one line: a name, a city. The one declaration of it. */
export const texto = (maximo: number) =>
  z
    .string()
    .overwrite(aparar)
    .max(maximo)
    .refine((escrito) => !CONTROLE.test(escrito), PROBLEMA);

/** What people write in as many lines as they like. */
export const paragrafos = (maximo: number) =>
  z
    .string()
    .overwrite((escrito) => aparar(escrito).replace(/\r\n?/g, '\n'))
    .max(maximo)
    .refine((escrito) => !CONTROLE_EM_LINHAS.test(escrito), PROBLEMA);

/** The same where events that were written long ago are read by it: what nobody sees is left out, and nothing is refused for it. */
export const textoLivre = (maximo: number) =>
  z
    .string()
    .overwrite((escrito) => aparar(escrito.replace(/(?![\n\r\t])\p{Cc}/gu, '')))
    .max(maximo);
