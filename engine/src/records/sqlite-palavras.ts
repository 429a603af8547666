import { chaveDe, valoresEm } from './campos.ts';
import { type Indexado, indexar } from './indexar.ts';
import type { FiltroDeLeitura } from './politica.ts';
import type { DefinicaoColecao } from './records.ts';

/**
 * Words are told apart before they come here (`texto.ts`): what is no space is part of one, so that none is ever two. Where words stand in a
 * row is not kept, since nobody asks for phrases.
 */
export const tabelaDePalavras = (busca: string): string =>
  `CREATE VIRTUAL TABLE ${busca} USING fts5(texto, content='', contentless_delete=1, detail=none, prefix='1 2 3', tokenize="ascii tokenchars '='");`;

/** What the words' index is made as: when this changes, it alone is made anew. */
export const formaDasPalavras = ({
  textoGeral,
  deQuem = [],
}: Pick<DefinicaoColecao<never>, 'textoGeral' | 'deQuem'>): string =>
  JSON.stringify([tabelaDePalavras(''), textoGeral?.length ? deQuem : []]);

/**
 * As a document is indexed, with whose it is behind its words: `=<place in deQuem>=<value>`, without a value where it has none. No word of
 * anybody's begins so. Only whole numbers stand there; what has any other value is not said to have none.
 */
export function indexarComPalavras<T extends { uid: string }>(
  definicao: DefinicaoColecao<T>,
  doc: T,
): Indexado {
  const indexado = indexar(definicao, doc);
  const { texto } = indexado;
  return texto === null ? indexado : { ...indexado, texto: comSinais(definicao, doc, texto) };
}

/** @param texto the words of the document, whatever stands behind them by now */
export function comSinais<T extends { uid: string }>(
  { deQuem = [], indices }: DefinicaoColecao<T>,
  doc: T,
  texto: string,
): string {
  const sinais = deQuem.flatMap((campo, i) => {
    const { tipo } = indices[campo]!;
    const chaves = valoresEm(doc, campo)
      .map((valor) => chaveDe(valor, tipo))
      .filter((chave) => chave !== null);
    if (chaves.length === 0) return [`=${i}=`];
    return [...new Set(chaves)].filter(cabe).map((chave) => `=${i}=${chave}`);
  });
  return [texto.replace(/(^| )=.*$/, ''), ...sinais].filter(Boolean).join(' ');
}

const cabe = (chave: unknown): boolean => Number.isSafeInteger(chave) && (chave as number) >= 0;

/** Of what a caller's reads carry, what the words' index can tell, as it is asked. */
export function sinaisDe(deQuem: readonly string[], leitura: FiltroDeLeitura): Map<string, string> {
  return new Map(
    deQuem.flatMap((campo, i) => {
      const valor = leitura[campo];
      if (valor === undefined) return [];
      const valores = valor === null ? [''] : [valor].flat();
      if (valores.length === 0 || (valor !== null && !valores.every(cabe))) return [];
      return [[campo, `(${valores.map((um) => `"=${i}=${um}"`).join(' OR ')})`]];
    }),
  );
}
