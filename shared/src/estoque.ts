import { z } from 'zod';
import { centavosPositivos } from './dinheiro.ts';
import { IDADES, PREPAROS } from './estoque-preparo.ts';
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

/** What of the stock is looked at: GET /v1/estoque and /v1/estoque/contagens. 0: that have none. */
export const recorteDoEstoque = {
  patioId: z.coerce.number().int().min(0).optional().describe('O pátio em que está'),
  carteiraId: z.coerce.number().int().min(0).optional().describe('A carteira; 0: sem carteira'),
  idade: z.enum(IDADES).optional().describe('Há quantos dias está no pátio'),
  preparo: z.enum(PREPAROS).optional().describe('O que falta para ir a leilão'),
};
export type RecorteDoEstoque = z.infer<z.ZodObject<typeof recorteDoEstoque>>;

/** A vehicle of the stock. Money in centavos. */
export const veiculoDoEstoque = z.object({
  uid: z.guid(),
  id: z.int(),
  nome: z.string(),
  placa: z.string().nullable(),
  preparo: z.enum(PREPAROS),
  patio: z.string().nullable(),
  carteira: z.string().nullable(),
  comitente: z.string().nullable(),
  /** Whole days in the yard. */
  dias: z.int(),
  valorMercado: z.int().nullable(),
  fipe: z.object({ valor: z.int(), mes: z.string() }).nullable().describe('Da tabela FIPE, com o mês dela'),
  foto: z.string().nullable().describe('Miniatura, por 15 minutos'),
});
export type VeiculoDoEstoque = z.infer<typeof veiculoDoEstoque>;
export const estoque = z.object({ itens: z.array(veiculoDoEstoque), proximo: z.string().nullable() });
export type Estoque = z.infer<typeof estoque>;

const contadoPorNome = z.array(
  z.object({ id: z.int().describe('0: sem nenhum'), nome: z.string().nullable(), quantos: z.int() }),
);
/** How many there are, by each of the four: of each by what the other three narrow it to, so that another one may be chosen. */
export const contagensDoEstoque = z.object({
  total: z.int().describe('Do recorte todo'),
  patios: contadoPorNome,
  carteiras: contadoPorNome,
  idades: z.array(z.object({ idade: z.enum(IDADES), quantos: z.int() })),
  preparos: z.array(z.object({ preparo: z.enum(PREPAROS), quantos: z.int() })),
});
export type ContagensDoEstoque = z.infer<typeof contagensDoEstoque>;
