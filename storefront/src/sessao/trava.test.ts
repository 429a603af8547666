import { describe, expect, it } from 'vitest';
import { type Bancada, CONFERIR_TRAVA_MS, TRAVA_MS, umaAbaPorVez } from './trava.ts';

/** Tabs of one browser over one storage, and a clock that only waiting moves. */
function navegador() {
  const guardado = new Map<string, string>();
  const relogio = { agora: 1_000_000, esperas: [] as number[] };
  const armazem: Bancada['armazem'] = {
    getItem: (chave) => guardado.get(chave) ?? null,
    setItem: (chave, valor) => void guardado.set(chave, valor),
    removeItem: (chave) => void guardado.delete(chave),
  };
  const aba = (nome: string): Bancada => ({
    armazem,
    agora: () => relogio.agora,
    esperar: async (ms) => {
      relogio.esperas.push(ms);
      relogio.agora += ms;
      await Promise.resolve();
    },
    aba: nome,
  });
  return { guardado, relogio, aba };
}

describe('a refresh among tabs', () => {
  it('is done by one; the others look every 300 ms until it is, and do not do it again', async () => {
    const { guardado, relogio, aba } = navegador();
    let terminar = (_: string) => {};
    const primeira = umaAbaPorVez(() => new Promise<string>((pronto) => (terminar = pronto)), aba('a'));
    let daSegunda = 0;
    const segunda = umaAbaPorVez(async () => ++daSegunda, {
      ...aba('b'),
      esperar: async (ms) => {
        relogio.esperas.push(ms);
        if (relogio.esperas.length === 3) {
          terminar('renovada');
          await primeira;
        }
      },
    });
    expect(await segunda).toBeNull();
    expect(await primeira).toBe('renovada');
    expect(daSegunda).toBe(0);
    expect(relogio.esperas).toEqual([CONFERIR_TRAVA_MS, CONFERIR_TRAVA_MS, CONFERIR_TRAVA_MS]);
    expect(guardado.size).toBe(0);
  });

  it('of a tab that died holding it is free again after 20 s', async () => {
    const { relogio, aba } = navegador();
    void umaAbaPorVez(() => new Promise(() => {}), aba('morta'));
    const antes = relogio.agora;
    expect(await umaAbaPorVez(async () => 1, aba('b'))).toBeNull();
    expect(relogio.agora - antes).toBeGreaterThanOrEqual(TRAVA_MS);
    expect(relogio.agora - antes).toBeLessThan(TRAVA_MS + 2 * CONFERIR_TRAVA_MS);
    expect(await umaAbaPorVez(async () => 2, aba('b'))).toBe(2);
  });

  it('that fails frees the others', async () => {
    const { guardado, aba } = navegador();
    await expect(umaAbaPorVez(() => Promise.reject(new Error('x')), aba('a'))).rejects.toThrow('x');
    expect(guardado.size).toBe(0);
  });
});
