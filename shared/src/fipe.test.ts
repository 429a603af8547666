import { describe, expect, it } from 'vitest';
import { lerCodigoFipe, lerMesDaFipe } from './fipe.ts';

describe('what the FIPE table says', () => {
  it('names its month in any of the ways that it is written', () => {
    for (const dito of [
      '2026-03',
      '03/2026',
      '3/2026',
      'março de 2026',
      'Março/2026',
      'mar/2026',
      'MARCO 2026',
      '01/03/2026',
    ])
      expect([dito, lerMesDaFipe(dito)]).toEqual([dito, '2026-03']);
    for (const torto of ['', '13/2026', '2026-00', 'marçal de 2026', '03/26', '1999-03', '15/03/2026'])
      expect([torto, lerMesDaFipe(torto)]).toEqual([torto, null]);
  });

  it('has codes of six digits and one', () => {
    expect(['001234-5', '0012345', ' 001234-5 ', '001.234-5'].map(lerCodigoFipe)).toEqual(
      Array(4).fill('001234-5'),
    );
    expect(['1234-5', '', 'abc1234-5', '001234-56'].map(lerCodigoFipe)).toEqual(Array(4).fill(null));
  });
});
