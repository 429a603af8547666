import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barrasCode128, lerCode128 } from './code128.ts';
import { barrasItf, lerItf } from './itf.ts';

describe('barcodes', () => {
  it('ITF says the digits that it was made of, at any scale', () => {
    const pares = fc
      .array(fc.stringMatching(/^\d\d$/), { minLength: 1, maxLength: 22 })
      .map((um) => um.join(''));
    fc.assert(
      fc.property(pares, fc.double({ min: 0.3, max: 9, noNaN: true }), (digitos, escala) => {
        expect(lerItf(barrasItf(digitos).map((largura) => largura * escala))).toBe(digitos);
      }),
    );
  });

  it('of a boleto is as wide as the standard says: 44 digits, 4 + 22 × 18 + 5 narrow units', () => {
    const larguras = barrasItf('23793380296099990000123006333305697530000012345'.slice(0, 44));
    expect(larguras.reduce((soma, uma) => soma + uma, 0)).toBe(4 + 22 * 18 + 5);
    expect(() => barrasItf('123')).toThrow(RangeError);
    expect(lerItf(larguras.with(20, larguras[20] === 1 ? 3 : 1))).toBeNull();
  });

  it('Code 128 says the text that it was made of, and notices a width that changed', () => {
    // Start B, "A", "B", check (104 + 33 + 2 × 34) mod 103 = 102, stop: reckoned by hand.
    expect(barrasCode128('AB').join('')).toBe(['211214', '111323', '131123', '411131', '2331112'].join(''));
    fc.assert(
      fc.property(fc.stringMatching(/^[ -~]{1,30}$/), (texto) => {
        expect(lerCode128(barrasCode128(texto).map((largura) => largura * 1.3))).toBe(texto);
      }),
    );
    expect(lerCode128(barrasCode128('K7QWXZ').with(8, 4))).toBeNull();
    expect(() => barrasCode128('ção')).toThrow(RangeError);
  });
});
