import type { NoTexto } from '@martelo/shared/pagina';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import {
  alternarMarca,
  alternarTipo,
  apagarParaFrente,
  apagarParaTras,
  comLink,
  entrar,
  escreverComoMarcado,
  linkAtual,
} from './comandos.ts';
import { deDocumento, paraDocumento } from './esquema.ts';

const p = (texto: string): NoTexto => ({ tipo: 'paragrafo', filhos: texto ? [{ texto }] : [] });
const lista = (...itens: string[]): NoTexto => ({ tipo: 'lista', itens: itens.map((texto) => [{ texto }]) });

/** The text with the selection between two of its letters, counted over the document's own positions. */
const abrir = (nos: NoTexto[], de: number, ate = de) => {
  const estado = EditorState.create({ doc: paraDocumento(nos) });
  return estado.apply(estado.tr.setSelection(TextSelection.create(estado.doc, de, ate)));
};
const fazer = (estado: EditorState, comando: Command) => {
  let depois = estado;
  const feito = comando(estado, (tr) => {
    depois = estado.apply(tr);
  });
  return { feito, nos: deDocumento(depois.doc), estado: depois };
};

describe('the stored text and the editor’s document', () => {
  it('are each other, breaks and marks and lists included', () => {
    const nos: NoTexto[] = [
      { tipo: 'titulo', filhos: [{ texto: 'Olá' }] },
      {
        tipo: 'paragrafo',
        filhos: [{ texto: 'um\ndois ' }, { texto: 'três', negrito: true, link: '/x' }],
      },
      lista('a', 'b'),
      { tipo: 'lista-numerada', itens: [[{ texto: 'c', italico: true, sublinhado: true }]] },
      { tipo: 'citacao', filhos: [{ texto: 'fim' }] },
    ];
    expect(deDocumento(paraDocumento(nos))).toEqual(nos);
  });

  it('nothing is one empty line to write in, and is kept as nothing', () => {
    expect(paraDocumento([]).childCount).toBe(1);
    expect(deDocumento(paraDocumento([]))).toEqual([]);
    expect(deDocumento(paraDocumento([p('x'), p(''), p('')]))).toEqual([p('x')]);
  });
});

describe('lines', () => {
  it('become a list and paragraphs again, and the selection stays on the same letters', () => {
    const { nos, estado } = fazer(abrir([p('um'), p('dois')], 2, 6), alternarTipo('lista'));
    expect(nos).toEqual([lista('um', 'dois')]);
    expect(estado.doc.textBetween(estado.selection.from, estado.selection.to, '|')).toBe('m|d');
    expect(fazer(estado, alternarTipo('lista')).nos).toEqual([p('um'), p('dois')]);
  });

  it('Enter leaves a list from an empty item, and elsewhere makes another', () => {
    const aberta = abrir([lista('um')], 4);
    const segundo = fazer(aberta, entrar);
    expect(segundo.estado.doc.firstChild?.childCount).toBe(2);
    const saida = fazer(segundo.estado, entrar);
    expect(saida.estado.doc.lastChild?.type.name).toBe('paragrafo');
  });

  it('Backspace at a start takes the form away first, then joins; Delete brings the next line up', () => {
    const titulo: NoTexto[] = [p('um'), { tipo: 'titulo', filhos: [{ texto: 'dois' }] }];
    const plano = fazer(abrir(titulo, 5), apagarParaTras);
    expect(plano.nos).toEqual([p('um'), p('dois')]);
    expect(fazer(plano.estado, apagarParaTras).nos).toEqual([p('umdois')]);
    expect(fazer(abrir([lista('um'), p('dois')], 4), apagarParaFrente).nos).toEqual([lista('umdois')]);
    expect(fazer(abrir([p('um')], 1), apagarParaTras).feito).toBe(false);
  });

  it('a space after a mark at the start makes the line what it looks like', () => {
    for (const [sinal, tipo] of [
      ['-', 'lista'],
      ['1.', 'lista_numerada'],
      ['##', 'titulo'],
      ['>', 'citacao'],
    ] as const) {
      const tr = escreverComoMarcado(abrir([p(sinal)], 1 + sinal.length));
      expect(tr?.doc.firstChild?.type.name, sinal).toBe(tipo);
      expect(tr?.doc.textContent).toBe('');
    }
    expect(escreverComoMarcado(abrir([p('a-')], 3))).toBeNull();
  });
});

describe('marks and links', () => {
  it('bold is put on and taken off the selection', () => {
    const { nos, estado } = fazer(abrir([p('abc')], 1, 3), alternarMarca('negrito'));
    expect(nos).toEqual([{ tipo: 'paragrafo', filhos: [{ texto: 'ab', negrito: true }, { texto: 'c' }] }]);
    expect(fazer(estado, alternarMarca('negrito')).nos).toEqual([p('abc')]);
  });

  it('a link is put on the selection, changed from inside it, and taken away whole', () => {
    const { estado } = fazer(abrir([p('veja aqui')], 6, 10), comLink('/leilao'));
    const dentro = estado.apply(estado.tr.setSelection(TextSelection.create(estado.doc, 8)));
    expect(linkAtual(dentro)).toBe('/leilao');
    expect(fazer(dentro, comLink('/outro')).nos).toEqual([
      { tipo: 'paragrafo', filhos: [{ texto: 'veja ' }, { texto: 'aqui', link: '/outro' }] },
    ]);
    expect(fazer(dentro, comLink(null)).nos).toEqual([p('veja aqui')]);
  });

  it('without a selection the address itself is written', () => {
    expect(fazer(abrir([p('ir: ')], 5), comLink('https://x.y')).nos).toEqual([
      { tipo: 'paragrafo', filhos: [{ texto: 'ir: ' }, { texto: 'https://x.y', link: 'https://x.y' }] },
    ]);
  });
});
