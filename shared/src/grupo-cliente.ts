import { z } from 'zod';
import { paragrafos, texto } from './texto.ts';

/** What staff write of a group of clients. */
export const grupoClienteEscrita = z.strictObject({
  nome: texto(120).min(2),
  descricao: paragrafos(500).optional(),
  /** Out of use, a group opens no lot to its members. */
  situacao: z.enum(['Ativo', 'Inativo']).default('Ativo'),
  tipo: texto(60).optional(),
});
