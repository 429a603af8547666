import { expect, it } from 'vitest';
import { proximaRegiao, REGIOES } from './regioes.ts';

it('F6 goes round all regions and Shift+F6 back, leaving out the closed ones', () => {
  expect(proximaRegiao('barra', REGIOES, 1)).toBe('elementos');
  expect(proximaRegiao('propriedades', REGIOES, 1)).toBe('barra');
  expect(proximaRegiao('barra', REGIOES, -1)).toBe('propriedades');
  expect(proximaRegiao('barra', ['barra', 'tela'], 1)).toBe('tela');
  expect(proximaRegiao(null, REGIOES, 1)).toBe('barra');
  expect(proximaRegiao(null, [], 1)).toBeNull();
});
