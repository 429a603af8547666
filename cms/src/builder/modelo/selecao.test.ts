import { describe, expect, it } from 'vitest';
import { existentes, selecionar } from './selecao.ts';
import { sessaoDeTeste } from './sessao-de-teste.ts';

const pagina = ['a', 'b', 'c', 'd', 'e'].map((id) => sessaoDeTeste(id));

describe('choosing sections', () => {
  it('a plain press chooses one, and nothing chooses none', () => {
    expect(selecionar(pagina, { atual: 'a', todas: ['a', 'b'] }, 'c', 'so')).toEqual({
      atual: 'c',
      todas: ['c'],
    });
    expect(selecionar(pagina, { atual: 'a', todas: ['a'] }, null, 'so')).toEqual({ atual: null, todas: [] });
  });

  it('Ctrl adds and takes away, in the order of the page', () => {
    const duas = selecionar(pagina, { atual: 'd', todas: ['d'] }, 'b', 'alternar');
    expect(duas).toEqual({ atual: 'b', todas: ['b', 'd'] });
    expect(selecionar(pagina, duas, 'b', 'alternar')).toEqual({ atual: 'd', todas: ['d'] });
    expect(selecionar(pagina, { atual: 'd', todas: ['d'] }, 'd', 'alternar')).toEqual({
      atual: null,
      todas: [],
    });
  });

  it('Shift takes everything between, up or down, and a second Shift counts from the same start', () => {
    const ate = selecionar(pagina, { atual: 'd', todas: ['d'] }, 'b', 'ate');
    expect(ate).toEqual({ atual: 'd', todas: ['b', 'c', 'd'] });
    expect(selecionar(pagina, ate, 'e', 'ate').todas).toEqual(['d', 'e']);
  });

  it('what left the page is no longer chosen', () => {
    expect(existentes(pagina.slice(0, 2), { atual: 'd', todas: ['a', 'd'] })).toEqual({
      atual: 'a',
      todas: ['a'],
    });
  });
});
