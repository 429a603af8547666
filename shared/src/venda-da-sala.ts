import { z } from 'zod';
import { centavosPositivos } from './dinheiro.ts';
import { comandoId } from './identificador.ts';

export const SITUACOES_VENDA_DA_SALA = ['SEM_COMPRADOR', 'IDENTIFICADA', 'DESFEITA'] as const;
export const ROTULOS_VENDA_DA_SALA: Record<(typeof SITUACOES_VENDA_DA_SALA)[number], string> = {
  SEM_COMPRADOR: 'Sem comprador',
  IDENTIFICADA: 'Comprador identificado',
  DESFEITA: 'Desfeita',
};

/** A lot that was sold in the room, until staff name who stood behind the room's name (P1). Its uid and id are those of the sale it becomes. */
export const vendaDaSala = z.strictObject({
  leiUid: z.guid(),
  leilaoNome: z.string(),
  lelUid: z.guid(),
  loteNumero: z.string(),
  loteNome: z.string(),
  /** Under which the room bid, and which of the brand's names it is. */
  apelido: z.string(),
  apelidoUid: z.string(),
  /** The bid, centavos. */
  valor: centavosPositivos,
  /** When the lot was sold. */
  em: z.iso.datetime(),
  /** The consignor has yet to agree. */
  condicional: z.boolean(),
  /** Which sale of its lot it is, from 0. */
  vez: z.int().min(0),
  situacao: z.enum(SITUACOES_VENDA_DA_SALA),
  cliUid: z.guid().nullable(),
});
export type VendaDaSala = z.infer<typeof vendaDaSala>;

/** POST /v1/vendas/{id}/identificar-comprador. `cliente`: by uid or by the small number that people see. */
export const identificacaoDoComprador = z.strictObject({
  comandoId,
  cliente: z.union([z.guid(), z.string().regex(/^[1-9]\d{0,9}$/), z.int().positive()]),
});
export const compradorIdentificado = z.strictObject({
  vendaUid: z.guid(),
  vendaId: z.int(),
  cliUid: z.guid(),
});
