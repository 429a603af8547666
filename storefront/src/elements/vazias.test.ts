import { expect, it } from 'vitest';
import { vaziasRepetidas } from './vazias.ts';

const vazia = { estado: 'ok', itens: [], total: 0 };
const cheia = { estado: 'ok', itens: [1], total: 1 };

it('of the lists with nothing in them the first says so and the others are left out', () => {
  expect([
    ...vaziasRepetidas([undefined, vazia, cheia, vazia, { estado: 'ok', comitentes: [] }, vazia]),
  ]).toEqual([3, 5]);
});

it('a list that could not be had, is on its way, or announces what comes next stays', () => {
  const outras = [{ estado: 'indisponivel' }, { estado: 'carregando' }, { ...vazia, proximo: { nome: 'x' } }];
  expect(vaziasRepetidas([vazia, ...outras]).size).toBe(0);
});
