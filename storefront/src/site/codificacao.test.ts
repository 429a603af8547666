import { expect, it } from 'vitest';
import { aceita } from './codificacao.ts';

it('what a browser takes is what it names and does not refuse', () => {
  for (const dito of ['gzip', 'deflate, GZIP;q=0.5', '*', 'br;q=0, *', ' gzip ; q=1'])
    expect(aceita(dito, 'gzip'), dito).toBe(true);
  for (const dito of [undefined, '', 'br', 'gzip;q=0', 'gzip; q=0.000, *', '*;q=0', 'xgzip'])
    expect(aceita(dito, 'gzip'), dito).toBe(false);
});
