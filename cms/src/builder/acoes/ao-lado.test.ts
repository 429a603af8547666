import type { Sessao } from '@martelo/shared/pagina';
import { emLinhas } from '@martelo/shared/pagina/elementos/em-linhas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { desfazer, executar, historicoDe } from '../modelo/historico.ts';
import { sessaoDeTeste } from '../modelo/sessao-de-teste.ts';
import { mudarColuna, porAoLado } from './ao-lado.ts';

const paginaCom = (metades: readonly boolean[]): Sessao[] =>
  metades.map((metade, i) => sessaoDeTeste(String(i), { tamanhoColuna: metade ? 'metade' : 'inteira' }));
const linhaDe = (sessoes: readonly Sessao[], id: string) =>
  emLinhas(sessoes)
    .find((linha) => linha.some((cada) => cada.id === id))
    ?.map((cada) => cada.id);

describe('putting a section beside another', () => {
  it('they share a line, on the side asked for, whatever stands around them; undo takes all of it back', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 2, maxLength: 12 }),
        fc.nat(),
        fc.nat(),
        fc.constantFrom('esquerda', 'direita'),
        fc.boolean(),
        (metades, a, b, lado, nova) => {
          const pagina = paginaCom(metades);
          const alvo = pagina[a % pagina.length]!;
          const sozinha = linhaDe(pagina, alvo.id)?.length === 1;
          const carregada = nova ? sessaoDeTeste('nova') : pagina[b % pagina.length]!;
          // Only a section that has a line of its own takes another beside it.
          if (!sozinha || carregada.id === alvo.id) return;
          const antes = historicoDe(pagina);
          const feito = executar(antes, porAoLado(pagina, carregada, { id: alvo.id, lado }));
          const esperada = lado === 'esquerda' ? [carregada.id, alvo.id] : [alvo.id, carregada.id];
          expect(linhaDe(feito.sessoes, alvo.id)).toEqual(esperada);
          expect(desfazer(feito).sessoes).toEqual(pagina);
        },
      ),
    );
  });

  it('beside itself, or beside what is gone, nothing happens', () => {
    const pagina = paginaCom([false, false]);
    expect(porAoLado(pagina, pagina[0]!, { id: '0', lado: 'direita' }).remendos).toEqual([]);
    expect(porAoLado(pagina, pagina[0]!, { id: 'x', lado: 'direita' }).remendos).toEqual([]);
  });
});

it('makes several halves or whole in one act, named', () => {
  const pagina = paginaCom([false, false, false]);
  const gesto = mudarColuna(pagina, ['0', '2'], 'metade');
  const { sessoes } = executar(historicoDe(pagina), gesto);
  expect(sessoes.map(({ tamanhoColuna }) => tamanhoColuna)).toEqual(['metade', 'inteira', 'metade']);
  expect(gesto.rotulo).toBe('2 seções em metade da largura');
});
