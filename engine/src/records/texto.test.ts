import { expect, test } from 'vitest';
import { palavrasDaBusca, textoDeIndice } from './texto.ts';

const acha = (guardado: unknown, procurado: string): boolean => {
  const guardadas = textoDeIndice([guardado]).split(' ');
  const pedidas = palavrasDaBusca(procurado);
  return pedidas.length > 0 && pedidas.every((pedida) => guardadas.some((um) => um.startsWith(pedida)));
};

test.each([
  ['ABC1234', ['ABC1234', 'abc-1234', 'ABC1C34', 'abc1', 'ABC-12', 'abc123']],
  ['ABC1C34', ['ABC1234', 'ABC-1234', 'abc1c34', 'ABC-1C34', 'abc1c', 'abc-1c3']],
  ['ABC-1234', ['ABC1234', 'ABC-1234', 'ABC1C34', '1234']],
  ['ABC1Z34', ['abc1z34', 'ABC-1Z34']],
  ['11987654321', ['(11) 98765-4321', '(11)987654321', '11 98765-4321', '+55 (11) 98765-4321', '11987']],
  ['(11) 3456-7890', ['1134567890', '(11) 3456 7890', '11 3456-7890', '3456-7890', '7890', '11']],
  ['12345678909', ['123.456.789-09']],
  ['FIAT UNO 2015', ['uno 2015', 'Uno 2015 fiat']],
  ['REF-1234 parafuso', ['ref-1234', 'ref 1234', 'REF-12', '1234']],
  ['Motor 16 1600-2000', ['motor 1600', '16 1600-2000', '2000', '1600-2000']],
  ['Fiat Strada 1.4', ['strada 1.4', '14', '1 4']],
])('%s is found however it is written', (guardado, procurados) => {
  expect(procurados.filter((um) => !acha(guardado, um))).toEqual([]);
});

test('another plate, another telephone and another year are not', () => {
  expect(['ABC1235', 'ABC1D34', 'abd-1234'].filter((um) => acha('ABC1234', um))).toEqual([]);
  expect(['(12) 98765-4321', '(11) 98765-4322'].filter((um) => acha('11987654321', um))).toEqual([]);
  expect(acha('FIAT UNO 2015', 'uno 2016')).toBe(false);
});
