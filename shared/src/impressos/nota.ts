import { z } from 'zod';
import { dadosLegais } from '../dados-legais.ts';
import { centavos, centavosSoma } from '../dinheiro.ts';
import { linhaDespesa } from '../venda.ts';
import { cabecalho, compradorNoPapel, leilaoNoPapel, loteNoPapel, pagamentoNoPapel } from './comum.ts';

export const SITUACOES_NOTA = ['EMITIDA', 'CANCELADA'] as const;
export const ROTULOS_NOTA: Record<(typeof SITUACOES_NOTA)[number], string> = {
  EMITIDA: 'Emitida',
  CANCELADA: 'Cancelada',
};

/** What a nota says, as it was when it was issued: nothing that happens later changes it (D4). Centavos. */
export const conteudoDaNota = z.strictObject({
  leilao: leilaoNoPapel,
  comprador: compradorNoPapel,
  vendaId: z.int().positive(),
  fechadaEm: z.iso.datetime(),
  lotes: z.array(loteNoPapel).min(1),
  itensExtras: z.array(linhaDespesa),
  desconto: centavos,
  total: centavosSoma,
  pagamentos: z.array(pagamentoNoPapel),
  /** Paid beyond the total, still to be given back. */
  troco: centavosSoma,
  /** Where and until when the lots are kept without charge, and what each later day costs. */
  retirada: z.array(
    z.strictObject({ patio: z.string(), gratisAte: z.iso.date().nullable(), diaria: centavos }),
  ),
  /** Business days until the papers are promised. */
  prazoDocumentos: z.int().min(0),
  /** Who the brand was by law when it was issued; null where it had not said, and in notas from before brands did. */
  empresa: dadosLegais.nullable().default(null),
});
export type ConteudoDaNota = z.infer<typeof conteudoDaNota>;

/** A nota as the house keeps it. Its number is of its issuer and series: 1…n, without a gap, in the order of issue (D1). */
export const notaEmitida = z.strictObject({
  vendaUid: z.guid(),
  vendaId: z.int().positive(),
  cliUid: z.guid(),
  /** Whose series it is: the auctioneer's, of a store the brand's. */
  emissor: z.string(),
  emissorNome: z.string(),
  serie: z.string(),
  sequencia: z.int().positive(),
  /** Issuer, series and number: no two have the same. */
  chave: z.string(),
  /** The sale, while the nota stands: no two stand of one (D2). */
  viva: z.guid().nullable(),
  emitidaEm: z.iso.datetime(),
  total: centavosSoma,
  situacao: z.enum(SITUACOES_NOTA),
  canceladaEm: z.iso.datetime().nullable(),
  canceladaPor: z.string().nullable(),
  motivo: z.string().max(500).nullable(),
  /** The numbers of the one that it was issued in the place of, and of the one that stands in its own. */
  substitui: z.strictObject({ uid: z.guid(), numero: z.string() }).nullable(),
  substituidaPor: z.strictObject({ uid: z.guid(), numero: z.string() }).nullable(),
  conteudo: conteudoDaNota,
});
export type NotaEmitida = z.infer<typeof notaEmitida>;

/** "1-000042", as it stands on the paper. */
export const numeroDaNota = ({ serie, sequencia }: Pick<NotaEmitida, 'serie' | 'sequencia'>): string =>
  `${serie}-${String(sequencia).padStart(6, '0')}`;

/** GET /v1/documentos/nota/{hash}: the frozen content and, beside it, what became of the number. */
export const notaImpressa = conteudoDaNota.extend({
  ...cabecalho,
  numero: z.string(),
  emissor: z.string(),
  cancelada: z.strictObject({ em: z.iso.datetime(), motivo: z.string() }).nullable(),
  /** Since when the money that it acknowledges is not there whole; null while it is. */
  semQuitacaoDesde: z.iso.datetime().nullable().default(null),
  substitui: z.string().nullable(),
  substituidaPor: z.string().nullable(),
});
export type NotaImpressa = z.infer<typeof notaImpressa>;

/** As many stand in one file at most (D10). */
export const NOTAS_POR_ARQUIVO = 500;

/** GET /v1/documentos/nota-leilao: notas in the order that they were asked for. */
export const notasDoLeilao = z.strictObject({
  emitidoEm: z.iso.datetime(),
  hotsite: cabecalho.hotsite,
  /** Of the first; the others may be of other auctions. */
  leilao: z.string(),
  quantidade: z.int().positive(),
  /** Of those that stand. */
  total: centavosSoma,
  notas: z.array(notaImpressa).min(1).max(NOTAS_POR_ARQUIVO),
});
export type NotasDoLeilao = z.infer<typeof notasDoLeilao>;
