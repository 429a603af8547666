import { expect, it } from 'vitest';
import { desfazer, executar, historicoDe } from '../modelo/historico.ts';
import { sessaoDeTeste } from '../modelo/sessao-de-teste.ts';
import { mover } from './mover.ts';

const inicio = ['a', 'b', 'c'].map((id) => sessaoDeTeste(id));

it('moves a section to the position asked for, and undo moves it back', () => {
  const feito = executar(historicoDe(inicio), mover(inicio[0]!, 2));
  expect(feito.sessoes.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  expect(desfazer(feito).sessoes).toEqual(inicio);
});
