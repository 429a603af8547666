import { z } from 'zod';
import { texto } from './texto.ts';

/** What staff write of a portfolio: what a consignor counts, and pays for, apart from the rest of what it sells ("Leves", "Pesados", "Sinistro"). */
export const carteiraEscrita = z.strictObject({
  nome: texto(120).min(2),
  /** As the consignor's own papers name it. */
  codigo: texto(30).optional(),
  situacao: z.enum(['ATIVO', 'INATIVO']).default('ATIVO'),
});
