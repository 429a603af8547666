import { z } from 'zod';
import { cobrancaNoCartao } from '../cartao/pagamento.ts';
import { centavos, centavosSoma } from '../dinheiro.ts';
import { extrato } from '../extrato.ts';
import { MODOS_NEGOCIACAO } from '../lance-situacao.ts';
import type { PorModo } from '../modo.ts';
import { linhaDespesa, SITUACOES_PAGAMENTO, TIPOS_PAGAMENTO } from '../venda.ts';

/* What printed documents share: their kinds, the parts of their data, and what anybody is told of their state. */

/** Documents that open by an address: `/<tipo>/<hash>` is the paper, `/qrcode/<tipo>/<hash>` says whether it is good. */
export const TIPOS_DE_IMPRESSO = ['extrato', 'nota', 'boleto', 'retirada-por-terceiros'] as const;
export const tipoDeImpresso = z.enum(TIPOS_DE_IMPRESSO);
export type TipoDeImpresso = z.infer<typeof tipoDeImpresso>;

/** Those, and what opens by the reader's own session. */
export type NomeDeImpresso = TipoDeImpresso | 'comprovante-arrematacao';

const doLeilao: Record<NomeDeImpresso, string> = {
  extrato: 'Extrato de compra',
  nota: 'Nota de arrematação',
  boleto: 'Boleto',
  'retirada-por-terceiros': 'Autorização de retirada',
  'comprovante-arrematacao': 'Comprovante de arrematação',
};
/** As people name them: nobody bids in a store. */
export const ROTULOS_DE_IMPRESSO: PorModo<typeof doLeilao> = {
  leilao: doLeilao,
  loja: { ...doLeilao, nota: 'Nota de venda', 'comprovante-arrematacao': 'Comprovante de compra' },
};

/** How a document's address is written: 128 bits in base64url. */
export const FORMATO_DO_ENDERECO = /^[A-Za-z0-9_-]{22}$/;
/** Characters of it that stand on the paper, for people to compare. */
export const CODIGO_IMPRESSO = 6;
export const codigoDoEndereco = (hash: string): string => hash.slice(-CODIGO_IMPRESSO);

/** What every document says of itself and of the brand that issued it. */
export const cabecalho = {
  /** The last characters of the address, for people to compare; the address itself is only in the QR code. */
  codigo: extrato.shape.codigo,
  /** What the QR code holds. */
  url: extrato.shape.url,
  emitidoEm: z.iso.datetime(),
  hotsite: extrato.shape.hotsite,
};
export type HotsiteNoPapel = z.infer<typeof cabecalho.hotsite>;

export const leilaoNoPapel = z.strictObject({
  uid: z.guid(),
  nome: z.string(),
  data: z.iso.datetime(),
  modalidade: z.string().nullable(),
  local: z.string().nullable(),
  edital: z.string().nullable(),
  leiloeiro: z.string().nullable(),
  inscricao: z.string().nullable(),
});
export const compradorNoPapel = extrato.shape.comprador;

/** The line of the lot's public ledger by which it was won (rule 23). */
export const linhaDoLivroNoPapel = z.strictObject({
  seq: z.int().positive(),
  hash: z.string(),
  /** To the millisecond. */
  instante: z.iso.datetime(),
});

/** A lot and what it costs, to the centavo (rule 20). */
export const loteNoPapel = z.strictObject({
  numero: z.string(),
  nome: z.string(),
  detalhes: z.array(z.strictObject({ nome: z.string(), valor: z.string() })),
  comitente: z.string().nullable(),
  negociacao: z.enum(MODOS_NEGOCIACAO),
  lance: centavos,
  despesas: z.array(linhaDespesa),
  total: centavosSoma,
  livro: linhaDoLivroNoPapel.nullable(),
});
export type LoteNoPapel = z.infer<typeof loteNoPapel>;

/** A row of money; a refund is negative. Centavos. */
export const pagamentoNoPapel = z.strictObject({
  tipo: z.enum(TIPOS_PAGAMENTO),
  valor: z.int(),
  data: z.iso.datetime(),
  situacao: z.enum(SITUACOES_PAGAMENTO),
  /** What the bank knows it by (endToEndId, nosso número); null where it came by none. */
  autenticacao: z.string().nullable(),
  /** Of a card; absent of all else, and of what was issued before it was kept. */
  cartao: cobrancaNoCartao.optional(),
});

/** Where a document stands, as its validity page says first. */
export const ESTADOS_DO_IMPRESSO = [
  'valido',
  'provisorio',
  'pago',
  'utilizado',
  'vencido',
  'cancelado',
  'substituido',
] as const;
export type EstadoDoImpresso = (typeof ESTADOS_DO_IMPRESSO)[number];
export const ROTULOS_DO_ESTADO: Record<
  EstadoDoImpresso,
  { rotulo: string; tom: 'verde' | 'azul' | 'ambar' | 'vermelho' }
> = {
  valido: { rotulo: 'Válido', tom: 'verde' },
  provisorio: { rotulo: 'Provisório', tom: 'azul' },
  pago: { rotulo: 'Pago', tom: 'verde' },
  utilizado: { rotulo: 'Já utilizado', tom: 'ambar' },
  vencido: { rotulo: 'Vencido', tom: 'ambar' },
  cancelado: { rotulo: 'Cancelado', tom: 'vermelho' },
  substituido: { rotulo: 'Substituído', tom: 'vermelho' },
};

/**
 * What anybody is told who has a document's address, or its number and code: that it is ours, where it stands and what it is about.
 * Never whose it is. GET /v1/documentos/{tipo}/{hash}/validade.
 */
export const validade = z.strictObject({
  tipo: tipoDeImpresso,
  /** As it stands on the paper. */
  numero: z.string(),
  codigo: z.string(),
  estado: z.enum(ESTADOS_DO_IMPRESSO),
  /** Since when it stands so, where that is known. */
  desde: z.iso.datetime().nullable(),
  emitidoEm: z.iso.datetime(),
  leilao: z.strictObject({ nome: z.string(), data: z.iso.datetime() }),
  lotes: z.array(z.strictObject({ numero: z.string(), nome: z.string() })),
  /** Centavos. */
  total: centavosSoma,
  /** The number of the document that stands in its place. */
  substituidoPor: z.string().nullable(),
});
export type Validade = z.infer<typeof validade>;

/** A document of a purchase, as its buyer and settlement find it. */
export const documentoDaCompra = z.strictObject({
  tipo: z.enum([...TIPOS_DE_IMPRESSO, 'comprovante-arrematacao']),
  numero: z.string(),
  estado: z.enum(ESTADOS_DO_IMPRESSO),
  /** Path on the brand's site. */
  caminho: z.string(),
  emitidoEm: z.iso.datetime(),
  /** What it is about: a lot of several, a payment's due date; null where it is the whole purchase. */
  sobre: z.string().nullable(),
});
export type DocumentoDaCompra = z.infer<typeof documentoDaCompra>;
/** GET /v1/cliente/compras/{id}/documentos and GET /v1/vendas/{id}/documentos. */
export const documentosDaCompra = z.strictObject({ itens: z.array(documentoDaCompra) });
