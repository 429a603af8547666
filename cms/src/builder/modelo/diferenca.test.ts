import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paginaQualquer, remendoQualquer } from './arbitrarios-de-teste.ts';
import { diferenca, refinar } from './diferenca.ts';
import { bytes, emLotes, LIMITE_DO_LOTE } from './dividir.ts';
import { aplicar, aplicarTodos, type Remendo } from './remendo.ts';
import { sessaoDeTeste } from './sessao-de-teste.ts';

const item = (texto: unknown, campos = {}) =>
  ({ ...sessaoDeTeste('s', { itens: [] }), id: 'i1', titulo: '', texto, ...campos }) as never;
const paragrafo = (texto: string) => ({ tipo: 'paragrafo', filhos: [{ texto }] });

describe('the difference between two pages', () => {
  it('turns any page into any other', () => {
    fc.assert(
      fc.property(paginaQualquer, paginaQualquer, (de, para) => {
        expect(aplicarTodos(de, diferenca(de, para)).sessoes).toEqual(para);
      }),
      { numRuns: 400 },
    );
  });

  it('between pages that are the same there is none', () => {
    fc.assert(
      fc.property(paginaQualquer, (pagina) => {
        expect(diferenca(pagina, structuredClone(pagina))).toEqual([]);
      }),
    );
  });

  it('a coarse patch refined does what it did', () => {
    fc.assert(
      fc.property(paginaQualquer, remendoQualquer, (pagina, remendo) => {
        const direto = aplicar(pagina, remendo)?.sessoes ?? pagina;
        expect(aplicarTodos(pagina, refinar(pagina, remendo)).sessoes).toEqual(direto);
      }),
      { numRuns: 300 },
    );
  });

  it('moving one section is one patch, however far it goes', () => {
    const pagina = [...'abcdefghij'].map((id) => sessaoDeTeste(id));
    expect(diferenca(pagina, [...pagina.slice(1), pagina[0]!])).toEqual([
      { op: 'mover', id: 'a', para: 9, apos: 'j' },
    ]);
  });

  it('a letter typed into a long rich text is a letter', () => {
    const antes = Array.from({ length: 80 }, (_, i) => paragrafo(`Parágrafo ${i} ${'lorem '.repeat(30)}`));
    const depois = antes.with(40, paragrafo(`${antes[40]?.filhos[0]?.texto}!`));
    const [remendo, ...outros] = diferenca(
      [sessaoDeTeste('a', { itens: [item(antes)] })],
      [sessaoDeTeste('a', { itens: [item(depois)] })],
    );
    expect(outros).toEqual([]);
    expect(remendo).toMatchObject({
      op: 'emendar',
      caminho: ['texto', 40, 'filhos', 0, 'texto'],
      tirar: 0,
      por: '!',
    });
  });
});

describe('splitting what is sent', () => {
  it('changes nothing in what the patches do, and no batch weighs more than allowed', () => {
    const pesada = fc.tuple(paginaQualquer, fc.integer({ min: 1, max: 40 })).map(([pagina, vezes]) =>
      pagina.map((sessao) => ({
        ...sessao,
        subtitulo: sessao.subtitulo.repeat(vezes),
        itens: sessao.itens.map((um) => ({
          ...um,
          texto: Array.from({ length: vezes }, () => um.texto)
            .flat()
            .map((no) => structuredClone(no)),
        })),
      })),
    );
    fc.assert(
      fc.property(paginaQualquer, pesada, (de, para) => {
        const lotes = emLotes(diferenca(de, para));
        for (const lote of lotes) expect(bytes(lote)).toBeLessThanOrEqual(LIMITE_DO_LOTE);
        expect(aplicarTodos(de, lotes.flat()).sessoes).toEqual(para);
      }),
      { numRuns: 150 },
    );
  });

  it('holds for a patch that alone is as heavy as a batch may be, but for its brackets', () => {
    const trocar = (titulo: string) => ({ op: 'trocar', id: 'a', campos: { titulo } }) as Remendo;
    const vazio = bytes([trocar('')]);
    for (const mais of [-1, 0, 1, 2]) {
      const lotes = emLotes([trocar('x'.repeat(LIMITE_DO_LOTE - vazio + mais))]);
      for (const lote of lotes) expect(bytes(lote)).toBeLessThanOrEqual(LIMITE_DO_LOTE);
    }
  });

  it('holds for a section as heavy as the schema allows, in characters of four bytes', () => {
    const texto = [
      ...Array.from({ length: 20 }, () => paragrafo('😀'.repeat(5_000))),
      { tipo: 'lista', itens: Array.from({ length: 200 }, () => [{ texto: 'ção "'.repeat(20) }]) },
    ];
    const sessao = sessaoDeTeste('a', {
      subtitulo: 'é'.repeat(500),
      itens: [
        item(texto, {
          link: `https://${'x'.repeat(1_990)}`,
          subtitulo: '"'.repeat(500),
          titulo: '\u0007'.repeat(300),
        }),
        item(texto, { id: 'i2' }),
      ],
    });
    for (const [de, para] of [
      [[], [sessao]],
      [[sessaoDeTeste('a')], [sessao]],
      [[sessaoDeTeste('a', { itens: [item([])] })], [sessao]],
    ] as const) {
      const lotes = emLotes(diferenca(de, para));
      for (const lote of lotes) expect(bytes(lote)).toBeLessThanOrEqual(LIMITE_DO_LOTE);
      expect(aplicarTodos(de, lotes.flat()).sessoes).toEqual(para);
    }
  });

  it('puts small patches together: a burst is one request', () => {
    const de = [...'abc'].map((id) => sessaoDeTeste(id));
    expect(
      emLotes(
        diferenca(
          de,
          de.map((um) => ({ ...um, titulo: 'Outro' })),
        ),
      ),
    ).toHaveLength(1);
    expect(emLotes([])).toEqual([]);
  });
});
