import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acharNo, chassiNo, placaNo } from './ler.ts';

const de = (letras: string, quantas: number) =>
  fc.string({ unit: fc.constantFrom(...letras), minLength: quantas, maxLength: quantas });
const LETRAS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ALGARISMOS = '0123456789';
const placa = fc
  .tuple(de(LETRAS, 3), de(ALGARISMOS, 1), fc.oneof(de(LETRAS, 1), de(ALGARISMOS, 1)), de(ALGARISMOS, 2))
  .map((partes) => partes.join(''));
const chassi = fc
  .tuple(de('ABCDEFGHJKLMNPRSTUVWXYZ0123456789', 13), de(ALGARISMOS, 4))
  .map((partes) => partes.join(''));

describe('a plate in what was read', () => {
  it('is the one that stands there, however it is written', () => {
    fc.assert(
      fc.property(placa, fc.constantFrom('', '-', ' ', ' · '), (uma, entre) => {
        expect(placaNo(`BRASIL\n${uma.slice(0, 3)}${entre}${uma.slice(3)}\n`)).toBe(uma);
      }),
    );
  });

  it.each([
    ['ADIOB52', 'ADI0B52'],
    ['YVIODO3', 'YVI0D03'],
    ['KKS5559', 'KKS5559'],
    ['0BC1D23', 'OBC1D23'],
    ['|ABC1D23.', 'ABC1D23'],
  ])('%s is %s: what looks alike is put right by its place', (lido, certo) => {
    expect(placaNo(lido)).toBe(certo);
  });

  it.each(['', 'BRASIL', 'AB1234', '1234567', 'WMWMWMW'])('%s is none', (lido) => {
    expect(placaNo(lido)).toBeNull();
  });

  it('is never made of more than two guesses', () => {
    expect(placaNo('0I2OSZB')).toBeNull();
  });
});

describe('a chassis in what was read', () => {
  it('is the one that stands there, with the letters it cannot have as what they are', () => {
    fc.assert(
      fc.property(chassi, (um) => {
        expect(chassiNo(um)).toBe(um);
        expect(chassiNo(um.replaceAll('0', 'O').replaceAll('1', 'I'))).toBe(um);
      }),
    );
  });

  it('is found where one too many was read, and between other lines', () => {
    expect(chassiNo('CHASSI\n-9BWZZZ377VT004251\nFAB 1997')).toBe('9BWZZZ377VT004251');
  });

  it.each(['9BWZZZ377VT00425', 'ABC1D23', ''])('%s is none', (lido) => {
    expect(chassiNo(lido)).toBeNull();
  });
});

it('a vehicle is known by either, and a chassis is no plate for having one’s letters in it', () => {
  expect(acharNo('9BWZZZ377VT004251', 'veiculo')).toBe('9BWZZZ377VT004251');
  expect(acharNo('ABC-1234', 'veiculo')).toBe('ABC1234');
  expect(acharNo('  CH-0042 ', 'codigo')).toBe('CH-0042');
});
