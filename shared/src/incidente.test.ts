import { expect, it } from 'vitest';
import { vencimentoDoIncidente } from './incidente.ts';

it('what is about personal data is due three business days after it was known, or earlier where somebody says so', () => {
  const vence = (conhecidoEm: string, prazo?: string) =>
    vencimentoDoIncidente({ tipo: 'DADOS_PESSOAIS', conhecidoEm, ...(prazo && { prazo }) });
  // A Thursday; then Friday, Monday, Tuesday.
  expect(vence('2026-11-26T10:00:00-03:00')).toBe('2026-12-02T02:59:59.000Z');
  // Late in the evening of São Paulo it is still that day.
  expect(vence('2026-11-27T02:30:00Z')).toBe('2026-12-02T02:59:59.000Z');
  // Christmas is no business day.
  expect(vence('2026-12-23T10:00:00-03:00')).toBe('2026-12-30T02:59:59.000Z');
  expect(vence('2026-11-26T10:00:00-03:00', '2026-11-27T12:00:00.000Z')).toBe('2026-11-27T12:00:00.000Z');
  expect(vence('2026-11-26T10:00:00-03:00', '2027-01-01T12:00:00.000Z')).toBe('2026-12-02T02:59:59.000Z');
});

it('everything else is due as written', () => {
  expect(vencimentoDoIncidente({ tipo: 'FRAUDE', conhecidoEm: '2026-11-26T10:00:00Z' })).toBeNull();
  expect(vencimentoDoIncidente({ tipo: 'FRAUDE', prazo: '2026-11-26T10:00:00-03:00' })).toBe(
    '2026-11-26T13:00:00.000Z',
  );
});
