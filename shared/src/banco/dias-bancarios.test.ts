import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ehDiaBancario, ehDiaUtil, somarDias, somarDiasUteis } from '../feriados.ts';
import { diaBancarioApartirDe, diasDeAtraso, ultimoDiaSemEncargos } from './dias-bancarios.ts';

describe('bank days', () => {
  it('are business days but for Carnival Monday and Tuesday and Corpus Christi', () => {
    const fechados = { 2024: ['02-12', '02-13', '05-30'], 2026: ['02-16', '02-17', '06-04'] };
    for (const [ano, dias] of Object.entries(fechados))
      for (const dia of dias) {
        expect(ehDiaUtil(`${ano}-${dia}`)).toBe(true);
        expect(ehDiaBancario(`${ano}-${dia}`)).toBe(false);
      }
    expect(ehDiaBancario('2026-02-18')).toBe(true);
    expect(ehDiaBancario('2026-11-20')).toBe(false);
    expect(ehDiaBancario('2026-11-21')).toBe(false);
    expect(ehDiaBancario('2026-11-23')).toBe(true);
  });

  it.each([
    [2024, 253],
    [2025, 252],
  ])('of %i are %i, as ANBIMA counts them', (ano, quantos) => {
    const dias = Array.from({ length: 366 }, (_, i) => somarDias(`${ano}-01-01`, i));
    expect(dias.filter((dia) => dia.startsWith(`${ano}`) && ehDiaBancario(dia))).toHaveLength(quantos);
  });

  it('are counted from the day after', () => {
    expect(somarDiasUteis('2026-11-19', 1)).toBe('2026-11-23');
    expect(somarDiasUteis('2026-02-13', 2)).toBe('2026-02-17');
    expect(somarDiasUteis('2026-02-13', 2, ehDiaBancario)).toBe('2026-02-19');
    expect(somarDiasUteis('2026-11-21', 0)).toBe('2026-11-21');
  });
});

describe('what was due', () => {
  it('on a day that is none is paid without interest until the next bank day, and from the due date on after it', () => {
    // 2026-11-20 is Consciência Negra, a Friday.
    expect(ultimoDiaSemEncargos('2026-11-20')).toBe('2026-11-23');
    expect(['2026-11-19', '2026-11-20', '2026-11-23'].map((dia) => diasDeAtraso('2026-11-20', dia))).toEqual([
      ...[0, 0, 0],
    ]);
    expect(diasDeAtraso('2026-11-20', '2026-11-24')).toBe(4);
    expect(diasDeAtraso('2026-11-23', '2026-11-24')).toBe(1);
  });

  it('is never late by the days that banks were closed alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7_300 }), fc.integer({ min: 0, max: 40 }), (dias, depois) => {
        const vencimento = somarDias('2020-01-01', dias);
        const pagoEm = somarDias(vencimento, depois);
        const atraso = diasDeAtraso(vencimento, pagoEm);
        expect(atraso === 0 || atraso === depois).toBe(true);
        expect(diasDeAtraso(vencimento, diaBancarioApartirDe(vencimento))).toBe(0);
        if (ehDiaBancario(vencimento)) expect(atraso).toBe(depois);
      }),
    );
  });
});
