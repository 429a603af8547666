import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contraste, paleta } from './cor.ts';

describe('paleta', () => {
  it('gives text of at least 4.5:1 on white and on its own tint, whatever the brand colour', () => {
    const cor = fc
      .integer({ min: 0, max: 0xffffff })
      .map((numero) => `#${numero.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(cor, (marca) => {
        const { texto, fundo } = paleta(marca);
        expect(contraste(texto, '#ffffff')).toBeGreaterThanOrEqual(4.5);
        expect(contraste(texto, fundo)).toBeGreaterThanOrEqual(4.5);
      }),
      { examples: [['#ffff99'], ['#ffffff'], ['#000000']] },
    );
  });

  it('keeps a colour that is legible as it is', () => {
    expect(paleta('#0b3d91').texto).toBe('#0b3d91');
  });
});
