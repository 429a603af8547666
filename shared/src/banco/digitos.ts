/*
 * Check digits as Brazilian banks make them. All take a text of digits and count its places from the right.
 */

/** Weights 2, 1, 2… from the right, the digits of products added; what is missing to the next ten. */
export function modulo10(numero: string): number {
  let soma = 0;
  for (let i = 0; i < numero.length; i++) {
    const produto = digito(numero, numero.length - 1 - i) * (i % 2 === 0 ? 2 : 1);
    soma += produto > 9 ? produto - 9 : produto;
  }
  return (10 - (soma % 10)) % 10;
}

/** The rest, modulo 11, of the sum under these weights, taken from the right and begun again when they end. */
export function restoModulo11(numero: string, pesos: readonly number[]): number {
  let soma = 0;
  for (let i = 0; i < numero.length; i++)
    soma += digito(numero, numero.length - 1 - i) * pesos[i % pesos.length]!;
  return soma % 11;
}

export const DE_2_A_9 = [2, 3, 4, 5, 6, 7, 8, 9];
export const DE_2_A_7 = [2, 3, 4, 5, 6, 7];
export const DE_9_A_2 = [9, 8, 7, 6, 5, 4, 3, 2];

const digito = (numero: string, i: number): number => numero.charCodeAt(i) - 48;
