import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const AGORA = 1_800_000_000_000;
const HORA_MS = 3_600_000;
let guardado: Map<string, string>;
/** A tab: its own module, the storage of all. */
const aba = async () => {
  vi.resetModules();
  return import('./participacao.ts');
};

beforeEach(() => {
  vi.useFakeTimers({ now: AGORA });
  guardado = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (chave: string) => guardado.get(chave) ?? null,
    setItem: (chave: string, valor: string) => guardado.set(chave, valor),
    removeItem: (chave: string) => guardado.delete(chave),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('while the page of an open lot that one bid on is there, no tab is idle, until its end', async () => {
  const [lote, outra] = [await aba(), await aba()];
  lote.participarDe('l1', AGORA + HORA_MS);
  expect(lote.emDisputa(AGORA)).toBe(true);
  expect(outra.emDisputa(AGORA + HORA_MS - 1)).toBe(true);
  expect(outra.emDisputa(AGORA + HORA_MS)).toBe(false);
  // Its own page waits for the server to say that it closed.
  expect(lote.emDisputa(AGORA + HORA_MS)).toBe(true);
  lote.deixarDeParticipar('l1');
  expect(lote.emDisputa(AGORA)).toBe(false);
  expect(outra.emDisputa(AGORA)).toBe(false);
  expect(guardado.size).toBe(0);
});

it('a lot whose end moved keeps everybody until the new end; one of two that closes leaves the other', async () => {
  const [lote, outra] = [await aba(), await aba()];
  lote.participarDe('l1', AGORA + HORA_MS);
  lote.participarDe('l1', AGORA + 2 * HORA_MS);
  lote.participarDe('l2', AGORA + 3 * HORA_MS);
  expect(outra.emDisputa(AGORA + 1.5 * HORA_MS)).toBe(true);
  lote.deixarDeParticipar('l2');
  expect(outra.emDisputa(AGORA + 1.5 * HORA_MS)).toBe(true);
});

it('a lot without a clock is believed for a while after its page last spoke', async () => {
  const [lote, outra] = [await aba(), await aba()];
  lote.participarDe('l1', null);
  expect(outra.emDisputa(AGORA + 14 * 60_000)).toBe(true);
  expect(outra.emDisputa(AGORA + 16 * 60_000)).toBe(false);
});

it('where nothing may be kept, a tab still knows of itself', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
  });
  const lote = await aba();
  lote.participarDe('l1', AGORA + HORA_MS);
  expect(lote.emDisputa(AGORA)).toBe(true);
});
