import { expect, it } from 'vitest';
import { mosaico, type Peca } from './mosaico.ts';

const AREA: Record<Peca, number> = { grande: 4, larga: 2, inteira: 4, simples: 1 };
const AREA_NO_CELULAR: Record<Peca, number> = { grande: 4, larga: 2, inteira: 2, simples: 1 };

it('gives every picture a place and leaves no hole in rows of four, nor in rows of two', () => {
  for (let quantas = 0; quantas <= 40; quantas++) {
    const pecas = mosaico(quantas);
    expect(pecas).toHaveLength(quantas);
    const area = (de: Record<Peca, number>) => pecas.reduce((soma, peca) => soma + de[peca], 0);
    expect(area(AREA) % 4, `${quantas}`).toBe(0);
    expect(area(AREA_NO_CELULAR) % 2, `${quantas}`).toBe(0);
  }
});
