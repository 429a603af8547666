import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CORES_DE_FOTO, CORPOS, caminhoFoto, lerCaminhoFoto } from './foto-desenhada.ts';

describe('picture paths', () => {
  it('come back as they went, for every body, colour, seed and index', () => {
    const retrato = fc.record({
      corpo: fc.constantFrom(...CORPOS),
      cor: fc.constantFrom(...CORES_DE_FOTO),
      semente: fc.stringMatching(/^[a-z0-9]{1,40}$/),
    });
    fc.assert(
      fc.property(retrato, fc.integer({ min: 1, max: 99 }), (foto, indice) => {
        expect(lerCaminhoFoto(caminhoFoto(foto, indice))).toEqual({ ...foto, indice });
      }),
    );
  });

  it('make any seed and colour safe', () => {
    const caminho = caminhoFoto({ corpo: 'hatch', cor: 'Branca', semente: '../É 01900000-0000' }, 1);
    expect(caminho).toBe('/fotos/demo/hatch-branco-019000000000/1.webp');
  });

  it.each([
    '/fotos/demo/hatch-azul-a/0.webp',
    '/fotos/demo/hatch-azul-a/100.webp',
    '/fotos/demo/nave-azul-a/1.webp',
    '/fotos/demo/hatch-azulado-a/1.webp',
    '/fotos/demo/hatch-azul-../1.webp',
    '/fotos/demo/hatch-azul-a/1.png',
    '/fotos/demo/hatch-azul-a/1.webp/x',
    '/outra',
  ])('refuse what names no picture: %s', (caminho) => {
    expect(lerCaminhoFoto(caminho)).toBeNull();
  });
});
