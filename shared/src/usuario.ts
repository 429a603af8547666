import { z } from 'zod';
import { PAPEIS_INTERNOS } from './papeis.ts';
import { texto } from './texto.ts';

/** A person of the house: roles, and the brands where they count. */
export const usuario = z.strictObject({
  uid: z.guid(),
  id: z.int().positive(),
  nome: texto(120).min(1),
  email: z.email().max(200).toLowerCase(),
  papeis: z.array(z.enum(PAPEIS_INTERNOS)).min(1),
  hotsites: z.array(z.int().positive()).min(1),
  situacao: z.enum(['ATIVO', 'BLOQUEADO']).default('ATIVO'),
});
export type Usuario = z.infer<typeof usuario>;

/** Rule of the house: an internal account without second factor needs a longer password. */
export const SENHA_MINIMA = { cliente: 8, interno: 12 } as const;
