import { formasDaPlaca } from '@martelo/shared/documentos';

/** Lower case, without accents: how words are compared in free text and in people's orders. */
export const normalizar = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

const NUMERO_PONTUADO = /^[\d./-]*\d[./-]+\d[\d./-]*$/;
/** A plate, or the beginning of one, old or Mercosul's. A space parts it from nothing: "uno 2015" is a car and its year. */
const PLACA = /^[a-z]{3}-?\d[a-z\d]?\d{0,2}$/;
/** A telephone with its area in brackets, or with a hyphen before its last four. */
const TELEFONE =
  /(?:\+?55\s*)?(?:\((\d{2})\)\s*|(?<!\S)(\d{2})\s+(?=\d{4,5}-))(\d{4,5})[-\s.]?(\d{4})(?!\d)/g;

/** Told to whoever keeps an index of words: they are told apart otherwise than before, and it is made anew. */
export const COMO_SE_LEEM_PALAVRAS = 'placas e telefones de todo jeito';

/**
 * The words of what a person searched. A punctuated number ("123.456.789-09", "21/11/2026"), a telephone ("(11) 98765-4321") and a plate
 * ("ABC-1234") are one word each, so that they are found however they are written.
 */
export const palavrasDaBusca = (texto: string): string[] =>
  partes(normalizar(texto).replace(TELEFONE, (...achado) => ` ${juntar(achado)} `)).flatMap(
    (parte) => comoUmaSo(parte) ?? palavras(parte),
  );

/** The text an index keeps: every word; what has many ways of writing also as one word, and a plate as old and as Mercosul's. */
export function textoDeIndice(valores: readonly unknown[]): string {
  return valores
    .filter((valor) => typeof valor === 'string' || typeof valor === 'number')
    .map((valor) => normalizar(String(valor)))
    .flatMap((texto) => [...partes(texto).flatMap(formasDe), ...Array.from(texto.matchAll(TELEFONE), juntar)])
    .join(' ');
}

const partes = (texto: string): string[] => texto.split(/\s+/);

/** The digits of a telephone that was found: its area, by whichever of both ways, and its two halves. */
const juntar = (achado: readonly (string | number | undefined)[]): string => achado.slice(1, 5).join('');

/** Every word that a part is found by. */
const formasDe = (parte: string): string[] => [
  ...new Set([
    ...[comoUmaSo(parte) ?? []].flat(),
    ...formasDaPlaca(parte).map((forma) => forma.toLowerCase()),
    ...palavras(parte),
  ]),
];

/** What has many ways of writing, in the one that is compared; null of a plain word. */
function comoUmaSo(parte: string): string | null {
  if (NUMERO_PONTUADO.test(parte)) return parte.replace(/\D/g, '');
  return PLACA.test(parte) ? parte.replace('-', '') : null;
}

const palavras = (texto: string): string[] => texto.match(/[\p{L}\p{N}]+/gu) ?? [];
