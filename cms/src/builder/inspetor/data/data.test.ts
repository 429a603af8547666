import { describe, expect, it } from 'vitest';
import { dizerPeriodo, fasePeriodo, porExtenso } from './periodo.ts';
import { instanteDeSaoPaulo, localDeSaoPaulo } from './sao-paulo.ts';

const AGORA = Date.parse('2026-11-21T12:00:00Z');

describe('dates on São Paulo’s clock', () => {
  it('reads and writes the same minute, daylight saving of past years included', () => {
    expect(instanteDeSaoPaulo('2026-11-21T14:05')).toBe('2026-11-21T17:05:00.000Z');
    expect(localDeSaoPaulo('2026-11-21T17:05:00.000Z')).toBe('2026-11-21T14:05');
    expect(instanteDeSaoPaulo('2018-12-25T12:00')).toBe('2018-12-25T14:00:00.000Z');
  });

  it('nothing typed is no limit', () => {
    expect(instanteDeSaoPaulo('')).toBeNull();
  });
});

describe('a period in words', () => {
  it('says when it enters and leaves, and what is past', () => {
    expect(porExtenso('2026-12-03T21:00:00Z', AGORA)).toBe('3 de dezembro, às 18h');
    expect(porExtenso('2027-01-01T03:30:00Z', AGORA)).toBe('1º de janeiro de 2027, às 0h30');
    expect(dizerPeriodo('2026-12-03T21:00:00Z', '2026-12-10T21:00:00Z', AGORA)).toBe(
      'Entra em 3 de dezembro, às 18h e sai em 10 de dezembro, às 18h.',
    );
    expect(dizerPeriodo(null, '2026-11-01T12:00:00Z', AGORA)).toBe('Saiu em 1º de novembro, às 9h.');
    expect(dizerPeriodo(null, null, AGORA)).toBe('');
  });

  it('knows what waits and what is over', () => {
    expect(fasePeriodo('2026-12-03T21:00:00Z', null, AGORA)).toBe('agendado');
    expect(fasePeriodo(null, '2026-11-01T12:00:00Z', AGORA)).toBe('encerrado');
    expect(fasePeriodo('2026-11-01T12:00:00Z', '2026-12-01T12:00:00Z', AGORA)).toBeNull();
  });
});
