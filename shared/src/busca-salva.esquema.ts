import { z } from 'zod';
import { buscaDoEndereco, NOME_DA_BUSCA } from './busca-salva.ts';
import { texto } from './texto.ts';

const nome = texto(NOME_DA_BUSCA.maximo).min(NOME_DA_BUSCA.minimo, 'dê um nome com pelo menos 2 letras');

/** POST /v1/cliente/buscas: `busca` as it stands in the listing's address, after the question mark. */
export const buscaPedida = z.strictObject({
  busca: z
    .string()
    .max(4_000)
    .transform(buscaDoEndereco)
    .refine((busca) => busca !== '', 'escolha ao menos um filtro ou uma palavra')
    .refine((busca) => busca.length <= 1_500, 'são filtros demais para uma busca só'),
  /** Else what its filters say. */
  nome: nome.optional(),
});
/** PUT /v1/cliente/buscas/{uid}. */
export const buscaMudada = z.strictObject({ nome: nome.optional(), avisar: z.boolean().optional() });

/** One of GET /v1/cliente/buscas. */
export const buscaSalva = z.strictObject({
  uid: z.guid(),
  nome: z.string(),
  /** What its filters say, one by one. */
  filtros: z.array(z.string()),
  /** Path and query of the listing on the brand's site. */
  endereco: z.string(),
  /** How many lots it finds now. */
  total: z.int(),
  /** Whether its owner is told of what is new, once a day at most. */
  avisar: z.boolean(),
  avisadoEm: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type BuscaSalva = z.infer<typeof buscaSalva>;
