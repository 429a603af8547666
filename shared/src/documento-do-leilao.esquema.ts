import { z } from 'zod';
import { arquivoVisto } from './arquivo.ts';
import { centavos } from './dinheiro.ts';
import { SITUACOES_DOCUMENTO_DO_LEILAO, TIPOS_DOCUMENTO_DO_LEILAO } from './documento-do-leilao.ts';
import { paragrafos } from './texto.ts';

/** What the house writes of a paper of an auction. Whose it is and how much it says must fit its type. */
export const documentoDoLeilaoEscrita = z.strictObject({
  leilaoUid: z.guid(),
  tipo: z.enum(TIPOS_DOCUMENTO_DO_LEILAO),
  comId: z.int().positive().optional().describe('De uma conta de venda: de qual comitente'),
  notaId: z.int().positive().optional().describe('De uma nota de arrematação: qual'),
  valor: centavos.optional().describe('O total que o papel diz, em centavos; só de contas de venda e notas'),
  observacao: paragrafos(500).optional(),
});
export type DocumentoDoLeilaoEscrita = z.output<typeof documentoDoLeilaoEscrita>;

/** A file of a paper, as its record names it; the newest is the one in force. */
export const anexoDoDocumento = z.strictObject({
  uid: z.guid(),
  nome: z.string(),
  enviadoEm: z.iso.datetime(),
  enviadoPor: z.string(),
});
export type AnexoDoDocumento = z.output<typeof anexoDoDocumento>;

/** A paper as the screen of its auction lists it. */
const documentoListado = z.object({
  uid: z.guid(),
  id: z.int(),
  revisao: z.int(),
  tipo: z.enum(TIPOS_DOCUMENTO_DO_LEILAO),
  situacao: z.enum(SITUACOES_DOCUMENTO_DO_LEILAO),
  comId: z.int().nullable(),
  /** Whose it is, or which: the consignor's name, or the nota's number; null of what is of the whole auction. */
  deQuem: z.string().nullable(),
  valor: z.int().nullable(),
  /** What the books say now, less what other settled papers of the same account say, centavos; null where they say nothing of such a paper. */
  noLivro: z.int().nullable(),
  observacao: z.string().nullable(),
  /** The newest first, with addresses for this reader. */
  anexos: z.array(arquivoVisto),
  acertadoEm: z.string().nullable(),
});
export type DocumentoDoLeilaoListado = z.output<typeof documentoListado>;

export const documentosDoLeilao = z.object({
  leilao: z.object({ uid: z.guid(), id: z.int(), nome: z.string() }),
  itens: z.array(documentoListado),
  total: z.int(),
  pagina: z.int(),
  porPagina: z.int(),
  /** Of all of the auction's (`documentosLeilao` of the private summary). */
  documentosLeilao: z.object({ qtdAguardando: z.int(), qtdAcertos: z.int(), qtdDocumentos: z.int() }),
  /** Each consignor whose lots were sold, what the books say it gets (centavos), and whether its account of sale is there. */
  contas: z.array(
    z.object({ comId: z.int(), nome: z.string(), noLivro: z.int(), temDocumento: z.boolean() }),
  ),
  /** Notas that stand, with their totals: what a paper may be of. */
  notas: z.array(z.object({ id: z.int(), nome: z.string(), total: z.int(), temDocumento: z.boolean() })),
});
export type DocumentosDoLeilao = z.output<typeof documentosDoLeilao>;
