import { randomInt } from 'node:crypto';

/**
 * A public name that says nothing about its owner: "Arrematante 4821". Each failed try allows a digit more, so that a brand
 * never runs out of them.
 */
export function novoApelido(tentativa: number): string {
  const digitos = Math.min(4 + Math.floor(tentativa / 3), 9);
  return `Arrematante ${randomInt(10 ** (digitos - 1), 10 ** digitos)}`;
}
