import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  diaEmSaoPaulo,
  formatarData,
  formatarDataExtenso,
  formatarDataHora,
  formatarDiaSemana,
  formatarHora,
  formatarHoraSegundos,
  formatarRestante,
} from './datas.ts';

/** São Paulo has kept UTC−3 without summer time since 2019. */
const instante = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2037, 0, 1) });

describe('dates as people read them', () => {
  it('are of São Paulo, also just before and after midnight there', () => {
    expect(formatarDataHora('2026-11-22T02:59:59.999Z')).toBe('21/11/2026 23:59');
    expect(formatarDataHora('2026-11-22T03:00:00.000Z')).toBe('22/11/2026 00:00');
    expect(diaEmSaoPaulo('2026-01-01T02:00:00.000Z')).toBe('2025-12-31');
  });

  it('are written in Portuguese', () => {
    const meiodia = '2026-11-21T15:05:09.000Z';
    expect(formatarDataExtenso(meiodia)).toBe('21 de novembro de 2026');
    expect(formatarDiaSemana(meiodia)).toBe('sáb., 21 de nov.');
    expect(formatarHora(meiodia)).toBe('12:05');
    expect(formatarHoraSegundos(meiodia)).toBe('12:05:09');
  });

  it('agree with each other and with UTC−3 at any instant, whatever the zone of the machine', () => {
    fc.assert(
      fc.property(instante, (ms) => {
        const local = new Date(ms - 3 * 3_600_000).toISOString();
        const [ano, mes, dia] = local.slice(0, 10).split('-');
        expect(diaEmSaoPaulo(ms)).toBe(local.slice(0, 10));
        expect(formatarData(ms)).toBe(`${dia}/${mes}/${ano}`);
        expect(formatarHoraSegundos(ms)).toBe(local.slice(11, 19));
        expect(formatarDataHora(ms)).toBe(`${formatarData(ms)} ${formatarHora(ms)}`);
      }),
    );
  });

  it('take an ISO text, a number and a Date alike', () => {
    const data = new Date('2026-11-21T15:05:09.000Z');
    expect(formatarDataHora(data)).toBe(formatarDataHora(data.toISOString()));
    expect(formatarDataHora(data)).toBe(formatarDataHora(data.getTime()));
  });
});

describe('formatarRestante', () => {
  it.each([
    [-5, '00:00'],
    [0, '00:00'],
    [1, '00:01'],
    [42_000, '00:42'],
    [59_001, '01min 00s'],
    [725_000, '12min 05s'],
    [11_520_000, '03h 12min'],
    [183_600_000, '2d 03h'],
  ])('%d ms is %s', (ms, texto) => expect(formatarRestante(ms)).toBe(texto));

  it('never says that the time is up before it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60_000 }), (ms) => {
        expect(formatarRestante(ms)).not.toBe('00:00');
      }),
    );
  });

  it('keeps its units within their ranges', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 10 }), (ms) => {
        const texto = formatarRestante(ms);
        expect(texto).toMatch(
          /^(\d+d ([01]\d|2[0-3])h|([01]\d|2[0-3])h [0-5]\dmin|[0-5]\dmin [0-5]\ds|00:[0-5]\d)$/,
        );
      }),
    );
  });
});
