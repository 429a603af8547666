import { describe, expect, it } from 'vitest';
import { aoAlcance, mesDe, mesPedido, nomeDoMes, semanasDoMes, somarMeses } from './calendario.ts';

const AGORA = Date.parse('2026-11-21T12:00:00Z');

describe('the calendar', () => {
  it('lays out a month in weeks that begin on Sunday', () => {
    // November 2026 begins on a Sunday, February 2026 too and has exactly four weeks.
    const novembro = semanasDoMes('2026-11');
    expect(novembro[0]).toEqual([1, 2, 3, 4, 5, 6, 7].map((dia) => `2026-11-0${dia}`));
    expect(novembro.at(-1)).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
    expect(semanasDoMes('2026-02')).toHaveLength(4);
    // A Saturday the 1st takes six rows.
    expect(semanasDoMes('2026-08')).toHaveLength(6);
    expect(semanasDoMes('2028-02').flat().filter(Boolean)).toHaveLength(29);
  });

  it('turns over the year in both ways', () => {
    expect(somarMeses('2026-12', 1)).toBe('2027-01');
    expect(somarMeses('2026-01', -1)).toBe('2025-12');
    expect(somarMeses('2026-05', -17)).toBe('2024-12');
    expect(nomeDoMes('2027-03')).toBe('março de 2027');
  });

  it('puts an instant into the month it has in São Paulo', () => {
    expect(mesDe('2026-12-01T02:59:59Z')).toBe('2026-11');
    expect(mesDe('2026-12-01T03:00:00Z')).toBe('2026-12');
  });

  it('is turned no further than a year, and not by nonsense', () => {
    expect(mesPedido('2027-11', AGORA)).toBe('2027-11');
    expect(mesPedido('2027-12', AGORA)).toBeNull();
    expect(mesPedido('2025-10', AGORA)).toBeNull();
    for (const texto of [undefined, '', '13', '2026-13', '2026-1', "2026-11'--"])
      expect(mesPedido(texto, AGORA)).toBeNull();
    expect(aoAlcance('2025-11', AGORA)).toBe(true);
  });
});
