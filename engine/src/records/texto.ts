/** Lower case, without accents: how words are compared in free text and in people's orders. */
export const normalizar = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

const NUMERO_PONTUADO = /^[\d./-]*\d[./-]+\d[\d./-]*$/;

/**
 * The words of what a person searched. A punctuated number ("123.456.789-09", "21/11/2026") is one word without its
 * punctuation, so that documents are found however they are written.
 */
export function palavrasDaBusca(texto: string): string[] {
  return normalizar(texto)
    .split(/\s+/)
    .flatMap((parte) => (NUMERO_PONTUADO.test(parte) ? [parte.replace(/\D/g, '')] : palavras(parte)));
}

/** The text an index keeps: every word, and punctuated numbers also as one word. */
export function textoDeIndice(valores: readonly unknown[]): string {
  return valores
    .filter((valor) => typeof valor === 'string' || typeof valor === 'number')
    .flatMap((valor) => normalizar(String(valor)).split(/\s+/))
    .flatMap((parte) =>
      NUMERO_PONTUADO.test(parte) ? [parte.replace(/\D/g, ''), ...palavras(parte)] : palavras(parte),
    )
    .join(' ');
}

const palavras = (texto: string): string[] => texto.match(/[\p{L}\p{N}]+/gu) ?? [];
