import { z } from 'zod';
import { instanteIso } from './leilao.ts';
import type { PaginaSite } from './pagina.ts';
import { paragrafos, texto } from './texto.ts';

/*
 * The pages that people agree to. Marketing edits them like any other; what stood in them when somebody agreed is kept for good, as
 * words alone: no layout, no picture, nothing that a later version of the builder could read differently.
 */

const URI = /^(?:regulamento|privacidade|regulamento-[a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** Whether a page's every version is kept. */
export const ehDocumentoLegal = (uri: string): boolean => uri.length <= 120 && URI.test(uri);
export const uriLegal = z.string().max(120).regex(URI, 'não é um documento desta marca');

export const blocoLegal = z.strictObject({
  tipo: z.enum(['titulo', 'subtitulo', 'paragrafo', 'item']),
  texto: paragrafos(10_000).min(1),
});
export type BlocoLegal = z.infer<typeof blocoLegal>;

/** PUT /v1/hotsites/{id}/documentos: a page as it was published. */
export const documentoPublicado = z.strictObject({
  uri: uriLegal,
  titulo: texto(300).min(1),
  blocos: z.array(blocoLegal).max(3_000),
  publicadaEm: instanteIso,
});
export type DocumentoPublicado = z.infer<typeof documentoPublicado>;

/** One version of a document, by number from 1. */
export const versaoLegal = z.strictObject({
  uri: z.string(),
  versao: z.int().positive(),
  titulo: z.string(),
  /** SHA-256 of its words, hex: the same words are the same version. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  publicadaEm: instanteIso,
});
export type VersaoLegal = z.infer<typeof versaoLegal>;

/** GET /v1/documentos/{uri}/versoes/{versao}: with its words. */
export const versaoLegalInteira = versaoLegal.extend({ blocos: z.array(blocoLegal), vigente: z.boolean() });
export type VersaoLegalInteira = z.infer<typeof versaoLegalInteira>;

/** The words of a page in the order they are read; sections that are switched off say nothing. */
export function palavrasDaPagina({ sessoes }: Pick<PaginaSite, 'sessoes'>): BlocoLegal[] {
  return sessoes
    .filter(({ ativo }) => ativo)
    .flatMap(({ titulo, subtitulo, itens }) => [
      bloco('titulo', titulo),
      bloco('paragrafo', subtitulo),
      ...itens.flatMap((item) => [
        bloco('subtitulo', item.titulo),
        bloco('paragrafo', item.subtitulo),
        ...item.texto.flatMap((no) =>
          'itens' in no
            ? no.itens.map((linha) => bloco('item', lida(linha)))
            : [
                bloco(
                  no.tipo === 'titulo' || no.tipo === 'subtitulo' ? 'subtitulo' : 'paragrafo',
                  lida(no.filhos),
                ),
              ],
        ),
      ]),
    ])
    .filter((um) => um.texto !== '');
}

const bloco = (tipo: BlocoLegal['tipo'], escrito: string): BlocoLegal => ({
  tipo,
  texto: escrito.replace(/\s+/g, ' ').trim(),
});
const lida = (trechos: readonly { texto: string }[]): string =>
  trechos.map((trecho) => trecho.texto).join('');
