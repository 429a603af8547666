import { canonico } from '@martelo/shared/livro';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textoCanonico } from './texto.ts';

describe('the canonical text of a commit', () => {
  it('is that of RFC 8785 for any JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (valor) => {
        expect(textoCanonico(valor)).toBe(canonico(valor));
      }),
      { numRuns: 1_000 },
    );
  });

  it('orders keys that look like numbers by code unit, as the RFC asks', () => {
    expect(textoCanonico({ 9: 1, 10: 2, a: 3, Z: 4 })).toBe('{"10":2,"9":1,"Z":4,"a":3}');
  });

  it('escapes control characters, quotes and lone surrogates, and leaves accents alone', () => {
    const texto = 'São "Zé"\\\n\u0001\ud800 \u2028';
    expect(textoCanonico(texto)).toBe(JSON.stringify(texto));
    expect(textoCanonico('João')).toBe('"João"');
  });

  it('leaves out undefined members and refuses what JSON cannot say', () => {
    expect(textoCanonico({ a: undefined, b: 1 })).toBe('{"b":1}');
    expect(() => textoCanonico({ a: Number.NaN })).toThrow(TypeError);
    expect(() => textoCanonico([undefined])).toThrow(TypeError);
    expect(textoCanonico(-0)).toBe('0');
  });
});
