/*
 * Arithmetic of CRC-32 as polynomials over GF(2), bits reversed as gzip has them: what is needed to know the sum of a text of which
 * a few bytes changed, without reading it again.
 */

const POLINOMIO = 0xedb88320;
/** The polynomial 1. */
const UM = 0x80000000;

/** The product of two remainders. */
export function produto(a: number, b: number): number {
  let soma = 0;
  let resto = b;
  for (let bit = UM; bit !== 0; bit >>>= 1) {
    if (a & bit) soma ^= resto;
    resto = resto & 1 ? (resto >>> 1) ^ POLINOMIO : resto >>> 1;
  }
  return soma >>> 0;
}

/** What a difference is multiplied by when this many bytes follow it, for several places at once: the sum of x^(8n). */
export const somaDasPotencias = (bytes: readonly number[]): number =>
  bytes.reduce((soma, n) => soma ^ potencia(n), 0) >>> 0;

/** x^(8n). */
function potencia(n: number): number {
  let resultado = UM;
  // x^8, then its squares.
  let base = UM >>> 8;
  for (let resto = n; resto > 0; resto = Math.floor(resto / 2)) {
    if (resto % 2 === 1) resultado = produto(resultado, base);
    base = produto(base, base);
  }
  return resultado;
}
