import { veiculoEscrita } from '@martelo/shared/veiculo';
import { expect, test } from 'vitest';
import { SECOES } from './secoes.ts';

test('each field that is written of a vehicle stands under one heading', () => {
  const postos: string[] = Object.values(SECOES).flat();
  expect(postos.toSorted()).toEqual(Object.keys(veiculoEscrita.shape).toSorted());
});
