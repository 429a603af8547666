import { expect, it } from 'vitest';
import { desfazer, executar, historicoDe } from '../modelo/historico.ts';
import { sessaoDeTeste } from '../modelo/sessao-de-teste.ts';
import { remover } from './remover.ts';

const inicio = ['a', 'b', 'c'].map((id) => sessaoDeTeste(id));

it('takes a section away, and undo puts the very same one where it was', () => {
  const feito = executar(historicoDe(inicio), remover(inicio[1]!));
  expect(feito.sessoes.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(desfazer(feito).sessoes[1]).toBe(inicio[1]);
});
