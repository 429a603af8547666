import { contraste, deHex } from '@martelo/shared/pagina/tema/cor';
import { tema } from '@martelo/shared/pagina/tema/tema';
import { describe, expect, it } from 'vitest';
import { coresDaImagem, propostas } from './paleta.ts';

/** A picture of vertical bars: `[colour, width]`; null is transparent. */
function barras(...lista: [string | null, number][]): [Uint8Array, number, number] {
  const largura = lista.reduce((soma, [, w]) => soma + w, 0);
  const altura = 8;
  const rgba = new Uint8Array(largura * altura * 4);
  for (let y = 0; y < altura; y++) {
    let x = 0;
    for (const [cor, w] of lista)
      for (let i = 0; i < w; i++, x++)
        rgba.set(
          cor === null
            ? [0, 0, 0, 0]
            : [...[1, 3, 5].map((k) => Number.parseInt(cor.slice(k, k + 2), 16)), 255],
          (y * largura + x) * 4,
        );
  }
  return [rgba, largura, altura];
}

const perto = (um: string, outro: string) => {
  const [a, b] = [deHex(um), deHex(outro)];
  return Math.abs(a.l - b.l) < 0.05 && Math.abs(a.c - b.c) < 0.04;
};

describe('the colours of a logo', () => {
  it('are found by how much of it they cover, the transparent part aside', () => {
    const grupos = coresDaImagem(...barras([null, 40], ['#123a6b', 30], ['#f29f05', 10], [null, 10]));
    expect(perto(grupos[0]!.cor, '#123a6b') && perto(grupos[1]!.cor, '#f29f05')).toBe(true);
    expect(grupos[0]!.peso).toBeCloseTo(0.75);
  });

  it('leave out the paper it was drawn on', () => {
    const grupos = coresDaImagem(...barras(['#ffffff', 50], ['#c8102e', 12], ['#ffffff', 38]));
    expect(grupos).toHaveLength(1);
    expect(perto(grupos[0]!.cor, '#c8102e')).toBe(true);
  });

  it('of an empty picture are none, and the proposals still stand', () => {
    expect(coresDaImagem(...barras([null, 20]))).toEqual([]);
    expect(propostas([])).toHaveLength(3);
  });

  it('are the same each time they are asked for', () => {
    const imagem = barras(['#336699', 7], ['#993366', 9], ['#669933', 5], ['#222222', 3]);
    expect(coresDaImagem(...imagem)).toEqual(coresDaImagem(...imagem));
  });
});

describe('the palettes proposed', () => {
  it.each([
    ['dark blue', '#123a6b'],
    ['pale yellow', '#f6e27a'],
    ['red', '#c8102e'],
    ['green', '#1f8a4c'],
    ['black', '#111111'],
    ['white', '#fefefe'],
    ['grey', '#808080'],
    ['neon', '#39ff14'],
  ])('of a %s logo are three, apart from each other, and every word on them reads', (_nome, cor) => {
    const tres = propostas([{ cor, peso: 1 }]);
    expect(new Set(tres.map(({ cores }) => cores.corPrimaria + cores.corGradient1)).size).toBe(3);
    for (const { chave, cores } of tres) {
      const v = tema(cores);
      for (const n of [1, 2, 3])
        expect(contraste(v['sobre-gradiente']!, v[`gradiente-${n}`]!), chave).toBeGreaterThanOrEqual(4.5);
      expect(contraste(v['acao-texto']!, v.acao!), chave).toBeGreaterThanOrEqual(4.5);
      expect(contraste(cores.corPrimaria, cores.corSecundaria), chave).toBeGreaterThanOrEqual(1.25);
    }
  });

  it('keep the logo’s own second colour as the accent, and its main one as the first', () => {
    const [fiel] = propostas([
      { cor: '#123a6b', peso: 0.7 },
      { cor: '#f29f05', peso: 0.3 },
    ]);
    expect(perto(fiel!.cores.corPrimaria, '#123a6b')).toBe(true);
    expect(perto(fiel!.cores.corSecundaria, '#f29f05')).toBe(true);
  });

  it('a pale logo gives a pale stage with dark words, and the deep one the reverse', () => {
    const [fiel, profunda] = propostas([{ cor: '#f6e27a', peso: 1 }]);
    expect(tema(fiel!.cores)['sobre-gradiente']).not.toBe('#ffffff');
    expect(tema(profunda!.cores)['sobre-gradiente']).toBe('#ffffff');
  });
});
