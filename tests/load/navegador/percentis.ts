import type { Marca } from './pintura.ts';

export interface Tempos {
  p50: number;
  p95: number;
  quantos: number;
}

export function tempos(valores: readonly number[]): Tempos {
  const ordem = valores.toSorted((a, b) => a - b);
  const em = (q: number) => ordem[Math.min(ordem.length - 1, Math.ceil(ordem.length * q) - 1)] ?? Number.NaN;
  return { p50: em(0.5), p95: em(0.95), quantos: ordem.length };
}

/** From a press to the first paint of a change after it, in the frame whose marks these are. Null when nothing was painted. */
export function ateAPintura(marcas: readonly Marca[], pressaoEm: number): number | null {
  const pintado = marcas.find(({ tipo, em }) => tipo === 'pintado' && em >= pressaoEm);
  return pintado ? pintado.em - pressaoEm : null;
}
