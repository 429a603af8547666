import { z } from 'zod';
import { condicionalDoLote } from './condicional.ts';
import { centavos } from './dinheiro.ts';
import { situacaoLeilao } from './leilao.ts';
import { situacaoLote } from './lote.ts';

/*
 * An auction as those follow it who do not hold it: the house all of its lots, a consignor theirs. Nobody's cap is in it (rule 11), and what a
 * role may not see is null.
 */

/** What the log says of a lot, at `seq`: told again whenever it moves. */
export const loteQueMove = z.strictObject({
  uid: z.guid(),
  id: z.int(),
  seq: z.int(),
  numero: z.string(),
  nome: z.string(),
  comitente: z.string().nullable(),
  situacao: situacaoLote,
  /** Null: the auctioneer ends it. */
  dataFim: z.string().nullable(),
  minimo: centavos,
  valorAtual: centavos.nullable(),
  qtdLances: z.int(),
  /** By where they came from, those that stand; null for who reads no bids. */
  lances: z.strictObject({ site: z.int(), automatico: z.int(), sala: z.int() }).nullable(),
  lider: z
    .strictObject({
      apelido: z.string(),
      cidade: z.string(),
      presencial: z.boolean(),
      /** The client; null for who reads no bids, and of one from the room. */
      cliUid: z.string().nullable(),
    })
    .nullable(),
  /** Null: there is none, or it is not for whoever asks. */
  reserva: centavos.nullable(),
  /** Null without a reserve. */
  reservaAtingida: z.boolean().nullable(),
  valorMercado: centavos.nullable(),
  condicional: condicionalDoLote.nullable(),
});
export type LoteQueMove = z.infer<typeof loteQueMove>;

/** With what is counted beside the log, as of when the list was read. */
export const loteAcompanhado = loteQueMove.extend({ visitas: z.int(), favoritos: z.int() });
export type LoteAcompanhado = z.infer<typeof loteAcompanhado>;

/** Who bids by the site; what they lead, the lots say. */
export const clienteAcompanhado = z.strictObject({
  cliUid: z.string(),
  nome: z.string(),
  apelido: z.string(),
  /** Lots with a bid of theirs that stands; 0 where the last one was cancelled. */
  lotes: z.int(),
});
export type ClienteAcompanhado = z.infer<typeof clienteAcompanhado>;

/** GET /v1/leiloes/backoffice-acompanhar-leilao/{uid}, and the consignor's, whose `clientes` is empty. */
export const leilaoAcompanhado = z.strictObject({
  leilao: z.strictObject({
    uid: z.guid(),
    id: z.int(),
    nome: z.string(),
    situacao: situacaoLeilao,
    pausadoEm: z.string().nullable(),
  }),
  agora: z.string(),
  lotes: z.array(loteAcompanhado),
  clientes: z.array(clienteAcompanhado),
});
export type LeilaoAcompanhado = z.infer<typeof leilaoAcompanhado>;
