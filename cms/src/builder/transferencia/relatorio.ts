import { type Sessao, sessao } from '@martelo/shared/pagina';
import { z } from 'zod';

/** What did not fit where the sections went, and where to look. */
export const achadoNaColagem = z.object({ sessaoId: z.string(), secao: z.string(), frase: z.string() });
export type AchadoNaColagem = z.infer<typeof achadoNaColagem>;

/** POST /api/construtor/:id/receber. */
export const recebidas = z.object({
  sessoes: z.array(sessao),
  achados: z.array(achadoNaColagem),
  imagensCopiadas: z.int().min(0),
});
export type Recebidas = z.infer<typeof recebidas>;

export interface Relatorio extends Omit<Recebidas, 'sessoes'> {
  sessoes: readonly Sessao[];
  marca: string;
}
