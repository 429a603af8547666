import { expect, it } from 'vitest';
import { comBusca } from './redirecionar.ts';

it.each([
  ['/novo', '?utm_source=x&id=1', '/novo?utm_source=x&id=1'],
  ['/novo?id=2', '?utm_source=x&id=1', '/novo?utm_source=x&id=2'],
  ['/novo#secao', '?a=1', '/novo?a=1#secao'],
  ['https://exemplo.com/x', '?a=1', 'https://exemplo.com/x?a=1'],
  ['/novo', '', '/novo'],
  ['/novo?tipo=Carro', '', '/novo?tipo=Carro'],
])('keeps what was asked on the way to %s with %s', (para, busca, esperado) => {
  expect(comBusca(para, busca)).toBe(esperado);
});
