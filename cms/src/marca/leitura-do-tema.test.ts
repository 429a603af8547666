import { contraste } from '@martelo/shared/pagina/tema/cor';
import { describe, expect, it } from 'vitest';
import { avisosDasCores, coresDe, leituraDoTema, saoCores } from './leitura-do-tema.ts';

const so = (corPrimaria: string, corSecundaria: string) => coresDe({ corPrimaria, corSecundaria });

describe('what the theme makes of a brand’s colours', () => {
  it.each([
    ['dark', so('#123a6b', '#f29f05')],
    ['pale yellow', so('#f6e27a', '#2b2f3a')],
    ['red', so('#c8102e', '#1d1d1b')],
    ['both black', so('#000000', '#000000')],
    ['both white', so('#ffffff', '#ffffff')],
    [
      'gradients equal to their words',
      coresDe({
        corPrimaria: '#ffffff',
        corSecundaria: '#ffffff',
        corGradient1: '#ffffff',
        corGradient2: '#888888',
        corGradient3: '#000000',
      }),
    ],
  ])('every pair it names reads at 4.5:1, whatever was chosen (%s)', (_nome, cores) => {
    for (const { onde, texto, fundo, contraste: dito } of leituraDoTema(cores)) {
      expect(contraste(texto, fundo), onde).toBeGreaterThanOrEqual(4.5);
      expect(dito).toBeCloseTo(contraste(texto, fundo));
    }
  });

  it('says when a colour equals the text, the paper or the other colour, and nothing of a sound pair', () => {
    expect(avisosDasCores(so('#123a6b', '#f29f05'))).toEqual([]);
    expect(avisosDasCores(so('#111418', '#f29f05')).join()).toContain('igual à cor dos textos');
    expect(avisosDasCores(so('#ffffff', '#123a6b')).join()).toContain('quase branca');
    expect(avisosDasCores(so('#c8102e', '#c8102e')).join()).toContain('se confundem');
  });

  it('half-typed colours are no theme yet; half-typed gradients count as none', () => {
    expect(saoCores(so('#12', '#ffffff'))).toBe(false);
    const cores = coresDe({ corPrimaria: '#123456', corSecundaria: '#ffffff', corGradient1: '#1' });
    expect(saoCores(cores)).toBe(true);
    expect(cores.corGradient1).toBeNull();
  });
});
