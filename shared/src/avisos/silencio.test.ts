import { expect, it } from 'vitest';
import { fimDoSilencio, SILENCIO_PADRAO } from './silencio.ts';

/** São Paulo is three hours behind UTC. */
const em = (hora: string) => Date.parse(`2026-11-23T${hora}-03:00`);

it.each([
  ['21:59:59.999', null],
  ['22:00:00.000', '2026-11-24T08:00:00-03:00'],
  ['23:30:10.500', '2026-11-24T08:00:00-03:00'],
  ['00:00:00.000', '2026-11-23T08:00:00-03:00'],
  ['07:59:59.999', '2026-11-23T08:00:00-03:00'],
  ['08:00:00.000', null],
])('at %s the quiet hours from ten to eight end at %s', (hora, fim) => {
  expect(fimDoSilencio(em(hora), SILENCIO_PADRAO)).toBe(fim === null ? null : Date.parse(fim));
});

it('begins and ends within a day where a brand says so, and never where both hours are one', () => {
  expect(fimDoSilencio(em('13:10:00'), { inicio: 12, fim: 14 })).toBe(em('14:00:00'));
  expect(fimDoSilencio(em('11:10:00'), { inicio: 12, fim: 14 })).toBeNull();
  expect(fimDoSilencio(em('12:10:00'), { inicio: 12, fim: 12 })).toBeNull();
});
