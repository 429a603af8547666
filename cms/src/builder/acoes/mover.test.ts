import fc from 'fast-check';
import { expect, it } from 'vitest';
import { desfazer, executar, historicoDe } from '../modelo/historico.ts';
import { sessaoDeTeste } from '../modelo/sessao-de-teste.ts';
import { mover, moverVarias } from './mover.ts';

const inicio = ['a', 'b', 'c'].map((id) => sessaoDeTeste(id));

it('moves a section to the position asked for, and undo moves it back', () => {
  const feito = executar(historicoDe(inicio), mover(inicio[0]!, 2));
  expect(feito.sessoes.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  expect(desfazer(feito).sessoes).toEqual(inicio);
});

it('gathers sections from both sides into one gap in their order, leaving the others as they were', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 10 }),
      fc.integer({ min: 0, max: 10 }),
      (escolhidas, lacuna) => {
        const pagina = Array.from({ length: 10 }, (_, i) => sessaoDeTeste(String(i)));
        const ids = escolhidas.map(String);
        const feito = executar(historicoDe(pagina), moverVarias(pagina, ids, lacuna));
        const fora = (parte: typeof pagina) => parte.filter(({ id }) => !ids.includes(id));
        expect(feito.sessoes).toEqual([
          ...fora(pagina.slice(0, lacuna)),
          ...pagina.filter(({ id }) => ids.includes(id)),
          ...fora(pagina.slice(lacuna)),
        ]);
      },
    ),
  );
});
