import { expect, it } from 'vitest';
import { Limite } from './limite.ts';

it('lets so many through in a window, per key, and more once the first are old', () => {
  const limite = new Limite(2, 1_000);
  expect([limite.deixa('a', 0), limite.deixa('a', 400), limite.deixa('a', 800)]).toEqual([true, true, false]);
  expect(limite.deixa('b', 800)).toBe(true);
  expect(limite.deixa('a', 1_001)).toBe(true);
  expect(limite.deixa('a', 1_002)).toBe(false);
});

it('forgets the oldest keys rather than growing without end', () => {
  const limite = new Limite(1, 1_000_000);
  for (let n = 0; n <= 10_000; n++) limite.deixa(`k${n}`, n);
  expect(limite.deixa('k0', 10_001)).toBe(true);
  expect(limite.deixa('k10000', 10_001)).toBe(false);
});
