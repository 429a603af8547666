import { expect, test } from 'vitest';
import { espera } from './espera.ts';

test('what is left to wait is a clock, and nothing when it is over', () => {
  expect(espera(60_000, 0)).toBe('1:00');
  expect(espera(60_000, 500)).toBe('1:00');
  expect(espera(60_000, 58_999)).toBe('0:02');
  expect(espera(6 * 3_600_000, 61_000)).toBe('5:58:59');
  expect(espera(1_000, 1_000)).toBe('');
  expect(espera(0, 5_000)).toBe('');
});
