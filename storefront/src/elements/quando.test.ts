import { expect, it } from 'vitest';
import { quandoSera } from './quando.ts';

// 23:30 of the 21st in São Paulo is the 22nd in UTC.
const AGORA = Date.parse('2026-11-22T02:30:00Z');

it('names the day as São Paulo has it, not as UTC does', () => {
  expect(quandoSera('2026-11-22T02:50:00Z', AGORA)).toBe('Hoje às 23:50');
  expect(quandoSera('2026-11-22T13:00:00Z', AGORA)).toBe('Amanhã às 10:00');
  expect(quandoSera('2026-11-24T12:14:00Z', AGORA)).toBe('24 de nov. às 09:14');
});
