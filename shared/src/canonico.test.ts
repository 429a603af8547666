import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonico } from './canonico.ts';

const referencia = canonicalize as unknown as (valor: unknown) => string;

describe('the canonical text', () => {
  it('is that of RFC 8785 for any JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (valor) => {
        expect(canonico(valor)).toBe(referencia(valor));
      }),
      { numRuns: 1_000 },
    );
  });

  it('orders keys that look like numbers by code unit, as the RFC asks', () => {
    expect(canonico({ 9: 1, 10: 2, a: 3, Z: 4 })).toBe('{"10":2,"9":1,"Z":4,"a":3}');
  });

  it('escapes control characters, quotes and lone surrogates, and leaves accents alone', () => {
    const texto = 'São "Zé"\\\n\u0001\ud800 \u2028';
    expect(canonico(texto)).toBe(JSON.stringify(texto));
    expect(canonico('João')).toBe('"João"');
  });

  it('leaves out undefined members and refuses what JSON cannot say', () => {
    expect(canonico({ a: undefined, b: 1 })).toBe('{"b":1}');
    expect(() => canonico({ a: Number.NaN })).toThrow(TypeError);
    expect(() => canonico([undefined])).toThrow(TypeError);
    expect(canonico(-0)).toBe('0');
  });
});
