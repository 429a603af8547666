import { describe, expect, test } from 'vitest';
import { ehDiaUtil, feriadosNacionais, somarHorasUteis } from './feriados.ts';

const em = (texto: string) => Date.parse(`${texto}-03:00`);
const depois = (texto: string, horas: number) =>
  new Date(somarHorasUteis(em(texto), horas) - 3 * 3_600_000).toISOString().slice(0, 16);

describe('national holidays', () => {
  test('Good Friday follows Easter', () => {
    const sextas = {
      2019: '04-19',
      2024: '03-29',
      2025: '04-18',
      2026: '04-03',
      2027: '03-26',
      2038: '04-23',
    };
    for (const [ano, dia] of Object.entries(sextas))
      expect(feriadosNacionais(Number(ano))).toContain(`${ano}-${dia}`);
  });

  test('20 November is one from 2024 on', () => {
    expect(ehDiaUtil('2023-11-20')).toBe(true);
    expect(ehDiaUtil('2024-11-20')).toBe(false);
    expect(feriadosNacionais(2026).size).toBe(10);
  });

  test('Carnival and Corpus Christi are business days', () => {
    expect(ehDiaUtil('2026-02-17')).toBe(true);
    expect(ehDiaUtil('2026-06-04')).toBe(true);
  });
});

describe('hours of business days', () => {
  test('pass at once within a business day', () => {
    expect(depois('2026-11-23T10:00:00', 3)).toBe('2026-11-23T13:00');
    expect(depois('2026-11-23T10:00:00', 24)).toBe('2026-11-24T10:00');
  });

  test('stand still over the weekend', () => {
    expect(depois('2026-11-27T18:00:00', 48)).toBe('2026-12-01T18:00');
  });

  test('do not start on a day that is none', () => {
    expect(depois('2026-11-21T15:00:00', 24)).toBe('2026-11-24T00:00');
  });

  test('skip a holiday: Consciência Negra of 2026 is a Friday', () => {
    expect(depois('2026-11-19T12:00:00', 24)).toBe('2026-11-23T12:00');
  });

  test('skip Christmas and New Year on the way', () => {
    expect(depois('2026-12-24T12:00:00', 48)).toBe('2026-12-29T12:00');
    expect(depois('2026-12-31T23:00:00', 2)).toBe('2027-01-04T01:00');
  });

  test('an instant late in UTC is still the day before in São Paulo', () => {
    expect(somarHorasUteis(Date.parse('2026-11-24T02:30:00.000Z'), 1)).toBe(
      Date.parse('2026-11-24T03:30:00.000Z'),
    );
    expect(somarHorasUteis(Date.parse('2026-11-28T02:30:00.000Z'), 1)).toBe(
      Date.parse('2026-11-30T03:30:00.000Z'),
    );
  });
});
