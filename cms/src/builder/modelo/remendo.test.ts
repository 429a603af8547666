import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paginaQualquer, remendoQualquer } from './arbitrarios-de-teste.ts';
import { aplicar, aplicarTodos, type Remendo, tocadas } from './remendo.ts';
import { sessaoDeTeste } from './sessao-de-teste.ts';

const ids = (sessoes: readonly { id: string }[]) => sessoes.map(({ id }) => id);

describe('patches', () => {
  it('one and its inverse leave any page as it was', () => {
    fc.assert(
      fc.property(paginaQualquer, remendoQualquer, (pagina, remendo) => {
        const feito = aplicar(pagina, remendo);
        if (feito) expect(aplicar(feito.sessoes, feito.inverso)?.sessoes).toEqual(pagina);
      }),
      { numRuns: 500 },
    );
  });

  it('any sequence is taken back by its inverses, and by them alone', () => {
    fc.assert(
      fc.property(paginaQualquer, fc.array(remendoQualquer, { maxLength: 12 }), (pagina, remendos) => {
        const ida = aplicarTodos(pagina, remendos);
        const volta = aplicarTodos(ida.sessoes, ida.inversos);
        expect(volta.sessoes).toEqual(pagina);
        expect(aplicarTodos(volta.sessoes, volta.inversos).sessoes).toEqual(ida.sessoes);
      }),
      { numRuns: 300 },
    );
  });

  it('survives the trip over the wire: as JSON it does the same', () => {
    fc.assert(
      fc.property(paginaQualquer, remendoQualquer, (pagina, remendo) => {
        const direto = aplicar(pagina, remendo)?.sessoes;
        expect(aplicar(pagina, JSON.parse(JSON.stringify(remendo)))?.sessoes).toEqual(direto);
      }),
    );
  });

  it('leaves every section it does not touch the same object, so that nothing else is drawn again', () => {
    fc.assert(
      fc.property(paginaQualquer, remendoQualquer, (pagina, remendo) => {
        const feito = aplicar(pagina, remendo);
        const mexidas = new Set(tocadas(remendo));
        for (const sessao of feito?.sessoes ?? [])
          if (!mexidas.has(sessao.id)) expect(pagina).toContain(sessao);
      }),
    );
  });

  it('an item moved to another section is the same item there, and an undo puts it back in its place', () => {
    const item = (id: string) => ({ ...sessaoDeTeste('x'), id }) as never;
    const pagina = [
      sessaoDeTeste('a', { itens: [item('1'), item('2'), item('3')] }),
      sessaoDeTeste('b', { itens: [item('4')] }),
    ];
    const feito = aplicar(pagina, {
      op: 'mover-item',
      sessao: 'a',
      id: '2',
      destino: 'b',
      para: 0,
      apos: '4',
    });
    expect(feito?.sessoes.map(({ itens }) => ids(itens))).toEqual([
      ['1', '3'],
      ['4', '2'],
    ]);
    expect(feito && aplicar(feito.sessoes, feito.inverso)?.sessoes).toEqual(pagina);
  });

  it('keeps its place beside its neighbour when somebody else has moved what is around it', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id) => sessaoDeTeste(id));
    const inserir: Remendo = { op: 'inserir', indice: 2, apos: 'b', sessao: sessaoDeTeste('novo') };
    expect(ids(aplicar([b!, c!, a!], inserir)?.sessoes ?? [])).toEqual(['b', 'novo', 'c', 'a']);
    expect(ids(aplicar([a!, c!], inserir)?.sessoes ?? [])).toEqual(['a', 'c', 'novo']);
  });

  it('follows own names only: a path through a prototype or to nothing changes nothing', () => {
    const pagina = [sessaoDeTeste('a')];
    for (const caminho of [
      ['__proto__', 'x'],
      ['constructor', 'name'],
      ['id'],
      [],
      ['titulo', 'length'],
      ['itens', 4, 'titulo'],
    ])
      expect(
        aplicar(pagina, { op: 'emendar', sessao: 'a', item: null, caminho, em: 0, tirar: 0, por: 'x' }),
      ).toBeNull();
    expect(({} as { x?: string }).x).toBeUndefined();
  });
});
