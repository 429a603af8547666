import { z } from 'zod';
import { carimboNoCartao } from './carimbo.esquema.ts';
import { centavos } from './dinheiro.ts';
import { situacaoLote } from './lote.ts';

/**
 * A lot as a card shows it: `itens` of GET /v1/lotes, and nothing in it is secret. Money in centavos, instants ISO 8601 UTC.
 * What moves (`valorAtual` … `seq`) is the public state at `seq`; sockets carry it on from there.
 */
export const loteCartao = z.strictObject({
  uid: z.guid(),
  /** The small number people see; the last part of `url`. */
  id: z.int(),
  /** Path on the brand's site, from `caminhoDoLote`. */
  url: z.string(),
  nome: z.string(),
  tipo: z.string(),
  situacao: situacaoLote,
  /** At most the first four. `/fotos/…` takes `?w=200|400|800|1600`; anything else is shown as it is. */
  fotosUrls: z.array(z.string()).max(4),
  qtdFotos: z.int(),
  marca: z.string().nullable(),
  anoFabricacao: z.int().nullable(),
  anoModelo: z.int().nullable(),
  km: z.int().nullable(),
  /** As the vehicle's document says it. */
  cor: z.string().nullable(),
  cidade: z.string().nullable(),
  uf: z.string().nullable(),
  minimo: centavos,
  /** The leading bid; null before the first. */
  valorAtual: centavos.nullable(),
  proximoLance: centavos,
  qtdLances: z.int(),
  lider: z.strictObject({ apelido: z.string(), cidade: z.string() }).nullable(),
  dataInicio: z.string().nullable(),
  /** Null: the lot closes by the auctioneer's hand. */
  dataFim: z.string().nullable(),
  seq: z.int(),
  numero: z.union([z.int(), z.string()]).nullable(),
  leilaoUid: z.guid(),
  leilaoNome: z.string(),
  /** While it is offered (rule 9). */
  compreJa: centavos.nullable(),
  somenteBuyNowProposta: z.boolean(),
  comitente: z.strictObject({ nome: z.string(), logo: z.string().nullable() }).nullable(),
  /** What a card draws: one at most (`carimbo.ts`). */
  carimbos: z.array(carimboNoCartao),
});
export type LoteCartao = z.infer<typeof loteCartao>;

export { apelidoDeUrl, caminhoDoLote } from './lote-url.ts';
