import { z } from 'zod';

const escalar = z.union([z.string().max(300), z.number(), z.boolean(), z.null()]);
const HERDADOS = new Set(['__proto__', 'constructor', 'prototype']);
/** A path of names. Those that every object inherits are no fields of ours. */
const campo = z
  .string()
  .regex(/^[a-zA-Z][\w.]{0,80}$/)
  .refine(
    (caminho) => !caminho.split('.').some((nome) => HERDADOS.has(nome)),
    'O campo do filtro não existe.',
  );

/**
 * The spec's filter kinds, the one query language of lists, `/qb` calls, exports, the builder's `consulta` and the
 * bidders' filters. `geral` is free text where every word must match, `geral_ou` where any may.
 */
export const filtro = z.discriminatedUnion('tipo', [
  z.strictObject({ tipo: z.literal('exata'), campo, valor: escalar }),
  z.strictObject({ tipo: z.literal('diferente'), campo, valor: escalar }),
  z.strictObject({ tipo: z.enum(['multipla', 'lista', 'marca']), campo, valores: z.array(escalar).max(200) }),
  z.strictObject({
    tipo: z.literal('range'),
    campo,
    min: z.union([z.number(), z.string().max(40)]).optional(),
    max: z.union([z.number(), z.string().max(40)]).optional(),
  }),
  z.strictObject({ tipo: z.literal('existe'), campo, valor: z.boolean().default(true) }),
  z.strictObject({ tipo: z.enum(['geral', 'geral_ou']), valor: z.string().max(300) }),
]);
export type Filtro = z.infer<typeof filtro>;

export const ordem = z.strictObject({
  campo,
  tipoOrdenacao: z.enum(['asc', 'desc']).default('asc'),
  tipoCampo: z.enum(['long', 'float', 'text', 'keyword', 'date']).default('keyword'),
});
export type Ordem = z.infer<typeof ordem>;

/** A typed query: what listing elements store and what `GET` lists parse their parameters into. */
export const consulta = z.strictObject({
  filtros: z.array(filtro).max(30).default([]),
  ordem: ordem.optional(),
  pagina: z.int().min(1).max(100_000).default(1),
  porPagina: z.int().min(1).max(200).default(20),
});
export type Consulta = z.infer<typeof consulta>;

export interface Pagina<T> {
  itens: T[];
  total: number;
  pagina: number;
  porPagina: number;
}
