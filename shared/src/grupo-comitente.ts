import { z } from 'zod';
import { texto } from './texto.ts';

/** What staff write of a group of consignors: a bank with its companies, an insurer with its branches. */
export const grupoComitenteEscrita = z.strictObject({
  nome: texto(120).min(2),
  /** By which people name it in few letters: "BHZ". */
  cogSigla: texto(40)
    .min(1)
    .transform((sigla) => sigla.toUpperCase()),
  /** Out of use, whoever works for it answers for none of its consignors by that. */
  situacao: z.enum(['ATIVO', 'INATIVO']).default('ATIVO'),
});

/** GET /v1/comitentes/listar-grupos-comitentes: a group as forms name it. */
export const grupoComitenteListado = z.object({
  id: z.int(),
  uid: z.guid(),
  cogSigla: z.string(),
  nome: z.string(),
});
