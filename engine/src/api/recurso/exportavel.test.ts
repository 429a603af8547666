import { expect, it } from 'vitest';
import { semQuemE } from './exportavel.ts';

it.each([
  ['429.106.357-16', '***16'],
  ['silva 42910635716 campinas', 'silva ***16 campinas'],
  ['cliente2@demo.martelo', 'c***@demo.martelo'],
  ['(19) 98772-9623', '(***23'],
  ['12.345.678/0001-95', '***95'],
  ['Honda Civic 2019 185', 'Honda Civic 2019 185'],
  ['ABC1D23', 'ABC1D23'],
])('words that were looked for are kept without who they name: %s', (dito, guardado) => {
  expect(semQuemE(dito)).toBe(guardado);
});
