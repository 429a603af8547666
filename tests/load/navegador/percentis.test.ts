import { expect, it } from 'vitest';
import { ateAPintura, tempos } from './percentis.ts';

it('the 95th of twenty is the second slowest', () => {
  expect(tempos(Array.from({ length: 20 }, (_, i) => 20 - i))).toEqual({ p50: 10, p95: 19, quantos: 20 });
});

it('a press is painted by the first paint after it, not by one that was under way', () => {
  const marcas = [
    { tipo: 'pintado', em: 5 },
    { tipo: 'tecla', em: 10 },
    { tipo: 'pintado', em: 18 },
  ] as const;
  expect(ateAPintura(marcas, 10)).toBe(8);
  expect(ateAPintura(marcas, 20)).toBeNull();
});
