import { expect, it } from 'vitest';
import { colunaApos, margemApos } from './medidas-de-alca.ts';

it.each([
  ['media', 0, 'media'],
  ['media', 10, 'media'],
  ['media', 22, 'grande'],
  ['media', -44, 'zero'],
  ['zero', -500, 'zero'],
  ['pequena', 500, 'grande'],
] as const)('a margin that is %s, pulled %i px, is %s', (inicial, por, fim) => {
  expect(margemApos(inicial, por)).toBe(fim);
});

it.each([
  ['inteira', 50, 'inteira'],
  ['inteira', 200, 'metade'],
  ['metade', -50, 'metade'],
  ['metade', -200, 'inteira'],
] as const)(
  'a section that is %s, its edge pulled %i px inwards on a page of 1200, is %s',
  (inicial, por, fim) => {
    expect(colunaApos(inicial, por, 1_200)).toBe(fim);
  },
);
