import { type NoTexto, textoRico } from '@martelo/shared/pagina';
import { describe, expect, it } from 'vitest';
import { htmlDoRico, lerRico, linkAceito, type No } from './rico.ts';

const texto = (nodeValue: string): No => ({ nodeType: 3, nodeName: '#text', nodeValue, childNodes: [] });
const no = (nodeName: string, filhos: (No | string)[], href?: string): No => ({
  nodeType: 1,
  nodeName,
  childNodes: filhos.map((filho) => (typeof filho === 'string' ? texto(filho) : filho)),
  getAttribute: (nome) => (nome === 'href' ? (href ?? null) : null),
});

describe('reading the editable area', () => {
  it('keeps paragraphs, headings, lists, bold, italic and links, and nothing else', () => {
    const raiz = no('DIV', [
      no('H2', ['Título']),
      no('P', ['Um ', no('B', ['forte ', no('I', ['e leve'])]), no('SPAN', [' aqui'])]),
      no('UL', [no('LI', ['a']), no('LI', [no('A', ['b'], '/leilao')])]),
      no('TABLE', ['solto']),
    ]);
    const lido = lerRico(raiz);
    expect(textoRico.parse(lido)).toEqual(lido);
    expect(lido).toEqual([
      { tipo: 'titulo', filhos: [{ texto: 'Título' }] },
      {
        tipo: 'paragrafo',
        filhos: [
          { texto: 'Um ' },
          { texto: 'forte ', negrito: true },
          { texto: 'e leve', negrito: true, italico: true },
          { texto: ' aqui' },
        ],
      },
      { tipo: 'lista', itens: [[{ texto: 'a' }], [{ texto: 'b', link: '/leilao' }]] },
      { tipo: 'paragrafo', filhos: [{ texto: 'solto' }] },
    ]);
  });

  it('drops the empty lines a browser leaves at the end', () => {
    expect(lerRico(no('DIV', [no('P', ['x']), no('P', [no('BR', [])]), no('P', [])]))).toEqual([
      { tipo: 'paragrafo', filhos: [{ texto: 'x' }] },
    ]);
  });

  it('a link that is no address of a page is not a link', () => {
    expect(lerRico(no('DIV', [no('P', [no('A', ['x'], 'javascript:alert(1)')])]))).toEqual([
      { tipo: 'paragrafo', filhos: [{ texto: 'x' }] },
    ]);
    expect(['//mal.example', 'data:x', 'ftp://x', '', ' javascript:x'].map(linkAceito)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(['/leilao', 'https://x.y', 'mailto:a@b', 'tel:+55'].every(linkAceito)).toBe(true);
  });
});

it('writes the model as our own tags with every text escaped', () => {
  const nos: NoTexto[] = [
    { tipo: 'paragrafo', filhos: [{ texto: '<img src=x onerror=y> & "aspas"', negrito: true }] },
    { tipo: 'lista-numerada', itens: [[{ texto: 'um', link: 'javascript:x' }]] },
  ];
  const html = htmlDoRico(nos);
  expect(html).not.toContain('<img');
  expect(html).not.toContain('javascript');
  expect(html).toMatch(/^<p><b>.*<\/b><\/p><ol><li>um<\/li><\/ol>$/);
});
