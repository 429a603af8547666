import { describe, expect, it } from 'vitest';
import { mesmaOrigem } from './origem.ts';

const de = (origin: string | null) =>
  new Headers({ host: 'leilo.localhost:3000', ...(origin === null ? {} : { origin }) });

describe('writes with the session of a browser', () => {
  it('are taken from the site itself', () => {
    expect(mesmaOrigem('POST', de('http://leilo.localhost:3000'), true)).toBe(true);
  });

  it('are refused from anywhere else: another brand, another port, a sandboxed page, no origin at all', () => {
    for (const origem of [
      'http://pacto.localhost:3000',
      'http://leilo.localhost:3001',
      'https://mau.exemplo',
      'null',
      'lixo',
      null,
    ])
      expect(mesmaOrigem('POST', de(origem), true), String(origem)).toBe(false);
  });

  it('need no origin when there is no session to abuse, and reads never do', () => {
    expect(mesmaOrigem('POST', de(null), false)).toBe(true);
    expect(mesmaOrigem('POST', de('https://mau.exemplo'), false)).toBe(false);
    expect(mesmaOrigem('GET', de('https://mau.exemplo'), true)).toBe(true);
  });
});
