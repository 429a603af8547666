import { z } from 'zod';
import { seProcura } from './se-procura.ts';

/** What is typed into ⌘K: a number may be of one digit. */
export const textoDaBuscaGeral = z.string().trim().max(100).refine(seProcura, 'digite ao menos 2 caracteres');

/** Shown of each group; the list of its kind has the rest. */
export const POR_GRUPO = 5;

const achado = z.strictObject({
  uid: z.string(),
  id: z.int(),
  titulo: z.string(),
  /** A second line; personal data in it is masked. */
  detalhe: z.string(),
});
const grupo = z.strictObject({ itens: z.array(achado).max(POR_GRUPO), haMais: z.boolean() });
export type GrupoDaBusca = z.infer<typeof grupo>;

/** GET /v1/busca-geral: empty groups are of what there is none of, or of what the caller may not read. */
export const buscaGeral = z.strictObject({ lotes: grupo, clientes: grupo, vendas: grupo, placas: grupo });
export type BuscaGeral = z.infer<typeof buscaGeral>;
