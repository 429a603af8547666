import { leilaoEscrita } from '@martelo/shared/leilao';
import { expect, it } from 'vitest';
import { ESCRITOS } from './secoes.ts';

it('each field that staff write of an auction has its place in the form, once', () => {
  // Brands are the session's own, and the situation moves by its acts.
  const fora = new Set(['hotsites', 'situacao']);
  const todos = Object.keys(leilaoEscrita.shape).filter((campo) => !fora.has(campo));
  expect([...ESCRITOS].sort()).toEqual(todos.sort());
});
