import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CENTAVOS_MAX, centavos, centavosPositivos, formatarReais, lerReais } from './dinheiro.ts';

const valor = fc.integer({ min: 0, max: CENTAVOS_MAX });

describe('formatarReais', () => {
  it.each([
    [0, 'R$ 0,00', 'R$ 0'],
    [5, 'R$ 0,05', 'R$ 0,05'],
    [1_250_000, 'R$ 12.500,00', 'R$ 12.500'],
    [123_456, 'R$ 1.234,56', 'R$ 1.234,56'],
    [999_999_999_999, 'R$ 9.999.999.999,99', 'R$ 9.999.999.999,99'],
  ])('%d centavos is %s, short %s', (entrada, inteiro, curto) => {
    expect(formatarReais(entrada)).toBe(inteiro);
    expect(formatarReais(entrada, { curto: true })).toBe(curto);
  });
});

describe('lerReais', () => {
  it('reads back whatever formatarReais writes, long or short', () => {
    fc.assert(
      fc.property(valor, fc.boolean(), (entrada, curto) => {
        expect(lerReais(formatarReais(entrada, { curto }))).toBe(entrada);
      }),
    );
  });

  it('reads plain decimals with a point to the same centavo', () => {
    fc.assert(
      fc.property(valor, (entrada) => {
        expect(lerReais((entrada / 100).toFixed(2))).toBe(entrada);
      }),
    );
  });

  it.each([
    ['300', 30_000],
    ['r$300', 30_000],
    [' R$ 1.234,5 ', 123_450],
    ['1.234', 123_400],
    ['1234,56', 123_456],
    ['0,29', 29],
    ['4.35', 435],
  ])('%j is %d centavos', (texto, esperado) => expect(lerReais(texto)).toBe(esperado));

  it.each([
    '',
    'R$',
    'abc',
    '-1',
    '1,234.56',
    '12.34.56',
    '1,2,3',
    '1e5',
    '0,999',
    '1.5.000',
    '٣',
    '10000000000,01',
  ])('%j is no amount', (texto) => expect(lerReais(texto)).toBeNull());

  it('gives an amount of the platform or null for any text, and never throws', () => {
    const texto = fc.oneof(fc.string(), fc.stringMatching(/^[R$ \d.,-]{0,20}$/));
    fc.assert(
      fc.property(texto, (entrada) => {
        const lido = lerReais(entrada);
        expect(lido === null || centavos.safeParse(lido).success).toBe(true);
      }),
    );
  });
});

describe('centavos', () => {
  it.each([-1, 1.5, '100', Number.NaN, Number.POSITIVE_INFINITY, 1e15, null])('refuses %j', (entrada) => {
    expect(centavos.safeParse(entrada).success).toBe(false);
  });
  it('takes zero, which a bid may not be', () => {
    expect(centavos.safeParse(0).success).toBe(true);
    expect(centavosPositivos.safeParse(0).success).toBe(false);
  });
});
