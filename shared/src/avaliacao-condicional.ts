import { z } from 'zod';
import { etapaCondicional } from './condicional.ts';
import { centavos } from './dinheiro.ts';
import { FONTES_DA_FIPE } from './fipe.ts';

/** GET /v1/lotes/{uid}/avaliacao-condicional: what whoever decides on a conditional bid has to weigh. Of who gave it nothing is in it. */
export const avaliacaoCondicional = z.object({
  lote: z.object({ uid: z.guid(), numero: z.string(), nome: z.string() }),
  leilao: z.object({ uid: z.guid(), nome: z.string() }),
  /** The bid it is about. */
  lance: centavos,
  minimo: centavos,
  /** Null once it is decided. */
  etapa: etapaCondicional.nullable(),
  prazo: z.string().nullable(),
  veiculo: z.object({ uid: z.guid(), id: z.int(), nome: z.string() }).nullable().describe('O do cadastro'),
  fipe: z
    .object({
      valor: centavos,
      mes: z.string().describe('2026-11'),
      codigo: z.string(),
      fonte: z.enum(FONTES_DA_FIPE).nullable(),
      porcento: z.number().describe('Quanto o lance é da tabela, com uma casa'),
    })
    .nullable(),
  valorMercado: centavos.nullable(),
  vistoria: z
    .object({
      uid: z.guid(),
      id: z.int(),
      tipoNome: z.string(),
      realizadaEm: z.string(),
      marcas: z.int().describe('Avarias marcadas nos desenhos'),
      graves: z.int(),
      fotos: z.int(),
    })
    .nullable()
    .describe('A última realizada'),
  diasNoEstoque: z.int().min(0).nullable(),
});
export type AvaliacaoCondicional = z.infer<typeof avaliacaoCondicional>;
