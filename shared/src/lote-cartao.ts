import { z } from 'zod';
import { centavos } from './dinheiro.ts';
import type { TipoHotsite } from './hotsite.ts';
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
  compreJa: centavos.nullable(),
  somenteBuyNowProposta: z.boolean(),
  comitente: z.strictObject({ nome: z.string(), logo: z.string().nullable() }).nullable(),
  carimbos: z.array(
    z.strictObject({ nome: z.string(), urlCard: z.string().nullable(), link: z.string().nullable() }),
  ),
});
export type LoteCartao = z.infer<typeof loteCartao>;

/** Lower-case ASCII with hyphens; never empty, because every part of a lot's path must be there. */
export const apelidoDeUrl = (texto: string | null | undefined): string =>
  (texto ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || '-';

/**
 * The lot page's path (spec 2): `{leilaoOuAnuncio}/{cidade}-{uf}/{tipo}/{marca}/{nome}/ano.{anoModelo}/{id}`. Only the id
 * finds the lot; the rest is for people and search engines.
 */
export function caminhoDoLote(
  lote: Pick<LoteCartao, 'id' | 'nome' | 'tipo' | 'marca' | 'anoModelo' | 'cidade' | 'uf'>,
  tipo: TipoHotsite,
): string {
  const prefixo = tipo === 'loja' ? 'anuncio' : 'leilao';
  const lugar = `${apelidoDeUrl(lote.cidade)}-${apelidoDeUrl(lote.uf)}`.replace(/^-+$/, 'brasil');
  const nome = apelidoDeUrl(lote.nome).slice(0, 80).replace(/-+$/, '') || '-';
  return `/${prefixo}/${lugar}/${apelidoDeUrl(lote.tipo)}/${apelidoDeUrl(lote.marca)}/${nome}/ano.${lote.anoModelo ?? 0}/${lote.id}`;
}
