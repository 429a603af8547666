import { z } from 'zod';
import { texto } from './texto.ts';
import { uf } from './uf.esquema.ts';

/** What staff write of a business unit. */
export const unidadeNegocioEscrita = z.strictObject({
  nome: texto(120).min(2),
  uf: uf.describe('Sigla do estado: SP'),
  prioridade: z.int().min(0).max(9_999).default(0).describe('Das listas: as de número menor vêm antes'),
  ativo: z.boolean().default(true),
});
