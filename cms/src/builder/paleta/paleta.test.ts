import { DEFINICOES } from '@martelo/shared/pagina/elementos/definicoes.gerado';
import { expect, it } from 'vitest';
import { agrupar } from './agrupar.ts';
import { comRecente } from './recentes.ts';
import { vizinho } from './vizinho.ts';

it('finds kinds by any words of their name or help, accents and case aside', () => {
  const achados = agrupar(Object.values(DEFINICOES), 'leilao', 'GRADE lote').flatMap(
    ({ definicoes }) => definicoes,
  );
  expect(achados.map(({ elemento }) => elemento)).toContain('grade-lotes');
  expect(agrupar(Object.values(DEFINICOES), 'leilao', 'xyzw')).toEqual([]);
});

it('the kind used last comes first, each once, four at most', () => {
  const usados = ['a', 'b', 'a', 'c', 'd', 'e'].reduce<readonly string[]>(comRecente, []);
  expect(usados).toEqual(['e', 'd', 'c', 'a']);
});

it('arrows go to the nearest figure in their direction, across groups of uneven length', () => {
  const caixa = (x: number, y: number) => ({ x, y });
  const grade = [caixa(0, 0), caixa(1, 0), caixa(0, 1), caixa(0, 5), caixa(1, 5)];
  expect(vizinho(grade, 1, 'ArrowDown')).toBe(2);
  expect(vizinho(grade, 2, 'ArrowDown')).toBe(3);
  expect(vizinho(grade, 4, 'ArrowUp')).toBe(2);
  expect(vizinho(grade, 0, 'ArrowRight')).toBe(1);
  expect(vizinho(grade, 0, 'ArrowLeft')).toBe(0);
  expect(vizinho(grade, 0, 'ArrowUp')).toBe(0);
  expect(vizinho(grade, 3, 'End')).toBe(4);
  expect(vizinho(grade, 3, 'Home')).toBe(0);
  expect(vizinho(grade, 3, 'a')).toBeNull();
});
