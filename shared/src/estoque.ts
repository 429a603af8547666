import { z } from 'zod';
import { centavosPositivos } from './dinheiro.ts';
import { comandoId } from './identificador.ts';

/** Vehicles taken into an auction by one call; who has more asks again. */
export const VEICULOS_POR_CHAMADA = 200;

/** What a vehicle's lot would lack: said before it is taken in, and no reason to refuse it. */
export const FALTAS_DO_VEICULO = ['VALOR_DE_MERCADO', 'COMITENTE', 'PATIO', 'TIPO', 'ANO', 'KM'] as const;
export type FaltaDoVeiculo = (typeof FALTAS_DO_VEICULO)[number];

/** A free vehicle in GET /v1/leiloes/lotes-para-importacao/{uid}. Money in centavos. */
export const veiculoLivre = z.object({
  uid: z.guid(),
  id: z.int(),
  nome: z.string(),
  tipo: z.string().nullable(),
  patio: z.string().nullable(),
  anoModelo: z.int().nullable(),
  valorMercado: z.int().nullable(),
  comitente: z.string().nullable(),
  faltam: z.array(z.enum(FALTAS_DO_VEICULO)),
});
export type VeiculoLivre = z.infer<typeof veiculoLivre>;

/** `proximo`: what to give as `apos` to go on; null at the end of the stock. */
export const veiculosLivres = z.object({ itens: z.array(veiculoLivre), proximo: z.string().nullable() });
export type VeiculosLivres = z.infer<typeof veiculosLivres>;

/** POST /v1/leiloes/{uid}/lotes-do-estoque. Each lot's opening price: one for all, or so much of each one's market value. */
export const pedidoDoEstoque = z.strictObject({
  veiUids: z
    .array(z.guid())
    .min(1)
    .max(VEICULOS_POR_CHAMADA)
    .refine(
      (uids) => new Set(uids.map((uid) => uid.toLowerCase())).size === uids.length,
      'há veículo repetido na lista: cada um entra uma vez só',
    ),
  minimo: z.union([
    z.strictObject({ valor: centavosPositivos }),
    z.strictObject({ porcentagem: z.number().min(1).max(100) }),
  ]),
  comandoId: comandoId.optional(),
});
export type PedidoDoEstoque = z.infer<typeof pedidoDoEstoque>;

/** What became of each, in the order that they were named in. */
export const respostaDoEstoque = z.object({
  feitos: z.int(),
  recusados: z.int(),
  itens: z.array(
    z.object({
      veiUid: z.guid(),
      ok: z.boolean(),
      lelUid: z.guid().optional(),
      erro: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});
export type RespostaDoEstoque = z.infer<typeof respostaDoEstoque>;
