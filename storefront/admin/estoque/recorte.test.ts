import { describe, expect, it } from 'vitest';
import { buscaDe, lerRecorte } from './recorte.ts';

const deVolta = (texto: string) => lerRecorte(new URLSearchParams(texto));

describe('what of the stock is looked at', () => {
  it('is its address, and the same again', () => {
    const recorte = { preparo: 'PRONTO', idade: 'MAIS_DE_90', patioId: 3, carteiraId: 0 } as const;
    expect(buscaDe(recorte)).toBe('preparo=PRONTO&idade=MAIS_DE_90&patioId=3&carteiraId=0');
    expect(deVolta(buscaDe(recorte))).toEqual(recorte);
    expect([buscaDe({}), deVolta('')]).toEqual(['', {}]);
  });

  it('of what nobody could have asked has nothing', () => {
    expect(deVolta('preparo=x&idade=__proto__&patioId=-1&carteiraId=1e3&patioId=2')).toEqual({});
  });
});
