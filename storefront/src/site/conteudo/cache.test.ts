import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { CacheConteudo } from './cache.ts';
import { chaves, ehDe } from './chaves.ts';

const FORA = new Error('source down');
let agora = 0;
let fonte: unknown = 'v1';
let buscas = 0;
const buscar = async () => {
  buscas += 1;
  if (fonte === FORA) throw FORA;
  return fonte;
};
const texto = (bruto: unknown) => String(bruto);
const novo = (pasta: string | null = null) => new CacheConteudo({ pasta, agora: () => agora });

beforeEach(() => {
  agora = 1_000_000;
  fonte = 'v1';
  buscas = 0;
});

describe('content cache', () => {
  it('asks the source once while fresh, also for readers that come together', async () => {
    const cache = novo();
    const lidos = await Promise.all(
      [1, 2, 3].map(() => cache.ler(chaves.pagina('leilo', 'a'), buscar, texto)),
    );
    await cache.ler(chaves.pagina('leilo', 'a'), buscar, texto);
    expect(lidos).toEqual(['v1', 'v1', 'v1']);
    expect(buscas).toBe(1);
  });

  it('shows what was published on the very next read after a drop', async () => {
    const cache = novo();
    await cache.ler(chaves.pagina('leilo', 'a'), buscar, texto);
    fonte = 'v2';
    expect(await cache.ler(chaves.pagina('leilo', 'a'), buscar, texto)).toBe('v1');
    cache.descartar((chave) => chave === chaves.pagina('leilo', 'a'));
    expect(await cache.ler(chaves.pagina('leilo', 'a'), buscar, texto)).toBe('v2');
  });

  it('does not take an answer fetched before the drop for the published content', async () => {
    const cache = novo();
    let soltar = (_: unknown) => {};
    const lenta = () => new Promise((pronto) => (soltar = pronto));
    const leitura = cache.ler(chaves.pagina('leilo', 'a'), lenta, texto);
    cache.descartar((chave) => chave === chaves.pagina('leilo', 'a'));
    soltar('antes');
    await Promise.resolve();
    setImmediate(() => soltar('depois'));
    expect(await leitura).toBe('depois');
  });

  it('drops only the tag named, or all of a brand with *', async () => {
    const cache = novo();
    for (const chave of [chaves.pagina('leilo', 'a'), chaves.marca('leilo'), chaves.pagina('pacto', 'a')])
      await cache.ler(chave, buscar, texto);
    cache.descartar((chave) => ehDe('leilo', chave));
    fonte = 'v2';
    expect(await cache.ler(chaves.pagina('leilo', 'a'), buscar, texto)).toBe('v2');
    expect(await cache.ler(chaves.marca('leilo'), buscar, texto)).toBe('v2');
    expect(await cache.ler(chaves.pagina('pacto', 'a'), buscar, texto)).toBe('v1');
  });

  it('serves the last good copy while the source is down, and from disk after a restart', async () => {
    const pasta = mkdtempSync(join(tmpdir(), 'cache-'));
    const cache = novo(pasta);
    await cache.ler(chaves.pagina('leilo', 'a'), buscar, texto);
    fonte = FORA;
    cache.descartar((chave) => chave === chaves.pagina('leilo', 'a'));
    expect(await cache.ler(chaves.pagina('leilo', 'a'), buscar, texto)).toBe('v1');
    expect(await novo(pasta).ler(chaves.pagina('leilo', 'a'), buscar, texto)).toBe('v1');
    await expect(novo(pasta).ler(chaves.pagina('leilo', 'b'), buscar, texto)).rejects.toThrow(
      chaves.pagina('leilo', 'b'),
    );
  });

  it('leaves a failing source alone for a moment instead of making every reader wait for it', async () => {
    const cache = novo();
    await cache.ler(chaves.pagina('leilo', 'a'), buscar, texto);
    fonte = FORA;
    cache.descartar((chave) => chave === chaves.pagina('leilo', 'a'));
    for (let i = 0; i < 5; i++) await cache.ler(chaves.pagina('leilo', 'a'), buscar, texto);
    expect(buscas).toBe(2);
    fonte = 'v3';
    agora += 2_001;
    expect(await cache.ler(chaves.pagina('leilo', 'a'), buscar, texto)).toBe('v3');
  });

  it('refreshes aged content behind the reader and keeps the old copy when the new one does not parse', async () => {
    const cache = novo();
    await cache.ler(chaves.pagina('leilo', 'a'), buscar, texto);
    fonte = 'v2';
    agora += 30_001;
    expect(await cache.ler(chaves.pagina('leilo', 'a'), buscar, texto)).toBe('v1');
    await new Promise(setImmediate);
    expect(await cache.ler(chaves.pagina('leilo', 'a'), buscar, texto)).toBe('v2');
    cache.descartar((chave) => chave === chaves.pagina('leilo', 'a'));
    const recusar = () => {
      throw new Error('not a page');
    };
    expect(await cache.ler(chaves.pagina('leilo', 'a'), buscar, recusar)).toBe('v2');
  });

  it('remembers that there is no such page, briefly', async () => {
    const cache = novo();
    fonte = null;
    expect(await cache.ler(chaves.pagina('leilo', 'x'), buscar, texto)).toBeNull();
    expect(await cache.ler(chaves.pagina('leilo', 'x'), buscar, texto)).toBeNull();
    expect(buscas).toBe(1);
    fonte = 'v1';
    agora += 5_001;
    expect(await cache.ler(chaves.pagina('leilo', 'x'), buscar, texto)).toBe('v1');
  });
});

describe('what anybody may ask by made-up names', () => {
  it('takes no more room than it may, in memory and on disk, and drives out nothing that is read', async () => {
    const pasta = mkdtempSync(join(tmpdir(), 'cache-'));
    const cache = new CacheConteudo({ pasta, agora: () => agora, maximo: 20 });
    await cache.ler(chaves.marca('leilo'), async () => 'a marca', texto);
    for (let i = 0; i < 200; i += 1) {
      await cache.ler(
        chaves.banners('leilo', 'x', String(i)),
        async () => [],
        (bruto) => bruto,
      );
      await cache.ler(chaves.marcaDoHost(`leilo.inventado${i}`), async () => 'leilo', texto, {
        noDisco: () => false,
      });
      await cache.ler(chaves.marca('leilo'), async () => 'outra leitura', texto);
    }
    expect(await cache.ler(chaves.marca('leilo'), async () => 'outra leitura', texto)).toBe('a marca');
    expect(cache.tamanho).toBeLessThanOrEqual(20);
    expect(readdirSync(pasta).length).toBeLessThanOrEqual(20);
  });
});
