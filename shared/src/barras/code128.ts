/* Code 128, set B: letters and digits, for hand scanners (ISO/IEC 15417). */

/** Six widths of each value from 0 to 105, bar first; the stop has seven. */
const PADROES = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'
).split(' ');
const INICIO_B = 104;
const FIM = '2331112';
const MODULO = 103;

const widths = (padrao: string): number[] => [...padrao].map(Number);

/**
 * Widths of bars and spaces in turn, a bar first, in modules.
 * @throws RangeError for what set B has not
 */
export function barrasCode128(texto: string): number[] {
  if (!/^[ -~]+$/.test(texto)) throw new RangeError('Code 128 B holds ASCII');
  const valores = [...texto].map((letra) => letra.charCodeAt(0) - 32);
  const soma = valores.reduce((total, valor, i) => total + valor * (i + 1), INICIO_B) % MODULO;
  return [INICIO_B, ...valores, soma].flatMap((valor) => widths(PADROES[valor]!)).concat(widths(FIM));
}

/** The text that widths stand for; null where they are no such code, or its check does not agree. */
export function lerCode128(larguras: readonly number[]): string | null {
  // Each value has six elements in eleven modules; the stop seven in thirteen.
  const quantos = (larguras.length - FIM.length) / 6;
  if (!Number.isInteger(quantos)) return null;
  const modulo = larguras.reduce((soma, uma) => soma + uma, 0) / (quantos * 11 + 13);
  const texto = larguras.map((largura) => Math.round(largura / modulo)).join('');
  if (!texto.endsWith(FIM)) return null;
  const valores = (texto.slice(0, -FIM.length).match(/.{6}/g) ?? []).map((padrao) => PADROES.indexOf(padrao));
  const [inicio, ...resto] = valores;
  const soma = resto.pop();
  if (inicio !== INICIO_B || soma === undefined || resto.includes(-1)) return null;
  const certa = resto.reduce((total, valor, i) => total + valor * (i + 1), INICIO_B) % MODULO;
  return certa === soma ? String.fromCharCode(...resto.map((valor) => valor + 32)) : null;
}
