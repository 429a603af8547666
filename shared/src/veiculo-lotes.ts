import { z } from 'zod';
import { SITUACOES_LOTE } from './lote-situacao.ts';

/** GET /v1/veiculos/{uid}/lotes: every lot that sells or sold a vehicle, and what it came to; the newest first. */
export const lotesDoVeiculo = z.object({
  itens: z.array(
    z.object({
      uid: z.guid(),
      id: z.int(),
      numero: z.string(),
      nome: z.string(),
      situacao: z.enum(SITUACOES_LOTE),
      leilao: z.object({ uid: z.guid(), nome: z.string() }),
      minimo: z.int().describe('Centavos'),
      valorAtual: z.int().nullable().describe('Centavos: o lance que lidera, ou pelo qual foi vendido'),
      qtdLances: z.int(),
      dataFim: z.string().nullable(),
      venda: z
        .object({ uid: z.guid(), id: z.int(), situacao: z.string() })
        .nullable()
        .describe('A venda que está de pé, para quem vê vendas'),
    }),
  ),
});
export type LotesDoVeiculo = z.infer<typeof lotesDoVeiculo>;
