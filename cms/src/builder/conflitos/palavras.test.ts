import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trechosDiferentes } from './palavras.ts';

const so = (texto: string, outro: string) =>
  trechosDiferentes(texto, outro)
    .filter((um) => um.so)
    .map((um) => um.texto);

describe('two texts side by side', () => {
  it('marks the words that only one of them has, spaces between them included', () => {
    expect(so('Carrossel do marketing com palavras', 'Carrossel da casa com palavras')).toEqual([
      'do marketing',
    ]);
    expect(so('igual', 'igual')).toEqual([]);
    expect(so('novo', '')).toEqual(['novo']);
  });

  it('loses no letter of the text, whatever the other one is', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 20 }), fc.lorem({ maxCount: 20 }), (a, b) => {
        expect(
          trechosDiferentes(a, b)
            .map(({ texto }) => texto)
            .join(''),
        ).toBe(a);
      }),
    );
  });
});
