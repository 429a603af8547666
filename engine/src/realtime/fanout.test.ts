import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Fanout } from './fanout.ts';

let enviadas: number[];
const difusaoPara = (ouvintes: number): Fanout => {
  const ids = Array.from({ length: ouvintes }, (_, i) => `s${i}`);
  const write = (pacote: string) => enviadas.push(JSON.parse(pacote.slice(1))[1].seq);
  const conn = { readyState: 'open', writeBuffer: [], transport: { writable: false }, write };
  // The first listens, the others are counted.
  const sockets = new Map([['s0', { conn }]]);
  const adapter = { rooms: new Map([['lote:L', new Set(ids)]]) };
  return new Fanout({ of: () => ({ adapter, sockets }) } as never, { conferir: () => true });
};
const estado = (seq: number) => ({ lelUid: 'L', seq }) as never;

describe('broadcasts of a lot', () => {
  beforeEach(() => {
    enviadas = [];
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it('go out for every commit while few watch', () => {
    const difusao = difusaoPara(50);
    for (let seq = 1; seq <= 5; seq++) difusao.enviar(estado(seq));
    expect(enviadas).toEqual([1, 2, 3, 4, 5]);
  });

  it('go out at once, then every 50 ms with the newest state, while many watch; the last is never lost', () => {
    const difusao = difusaoPara(51);
    for (let seq = 1; seq <= 5; seq++) difusao.enviar(estado(seq));
    expect(enviadas).toEqual([1]);
    vi.advanceTimersByTime(50);
    expect(enviadas).toEqual([1, 5]);
    difusao.enviar(estado(6));
    expect(enviadas).toEqual([1, 5]);
    vi.advanceTimersByTime(50);
    expect(enviadas).toEqual([1, 5, 6]);
    vi.advanceTimersByTime(1_000);
    difusao.enviar(estado(7));
    expect(enviadas).toEqual([1, 5, 6, 7]);
    expect(vi.getTimerCount()).toBe(1);
    difusao.parar();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('cost nothing where nobody watches', () => {
    difusaoPara(0).enviar(estado(1));
    expect(enviadas).toEqual([]);
  });
});
