import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ligarRedis as ligarServidor, type RedisDeTeste } from '../../../tests/redis-de-teste.ts';
import type { Lease } from './lease.ts';
import type { Notices } from './notices.ts';
import { ligarRedis, redisLease, redisNotices } from './redis.ts';

interface Processo {
  posse: Lease;
  avisos: Notices;
  ouvidos: [stream: string, commitNo: number][];
}

let redis: RedisDeTeste;
let um: Processo;
let outro: Processo;
beforeAll(async () => {
  redis = await ligarServidor();
});
afterAll(() => redis.desligar());
beforeEach(async () => {
  [um, outro] = await Promise.all([subir('um'), subir('outro')]);
});
afterEach(async () => {
  for (const { posse, avisos } of [um, outro]) await Promise.all([posse.close(), avisos.close()]);
});

async function subir(dono: string): Promise<Processo> {
  const mudo = pino({ level: 'silent' });
  const [comandos, assinatura] = [ligarRedis(redis.url, mudo), ligarRedis(redis.url, mudo)];
  const avisos = redisNotices(comandos, assinatura);
  const processo: Processo = { posse: redisLease(comandos, dono), avisos, ouvidos: [] };
  avisos.ouvir((...aviso) => processo.ouvidos.push(aviso));
  await vi.waitFor(async () => expect(await processo.posse.livres(['nenhum'])).not.toBeNull());
  return processo;
}

/** Until notices pass from one to the other: who subscribes is not there at once. */
const ligados = (stream: string) =>
  vi.waitFor(
    () => {
      um.avisos.avisar(stream, 1);
      expect(outro.ouvidos).toContainEqual([stream, 1]);
    },
    { timeout: 240_000, interval: 50 },
  );

describe('claims', () => {
  it('are one process’ until it lets go or falls silent, and nobody else renews or lifts them', async () => {
    await um.posse.renovar(['a', 'b']);
    await outro.posse.renovar(['b', 'c']);
    expect(await um.posse.livres(['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'd']);
    expect(await outro.posse.livres(['a', 'b', 'c', 'd'])).toEqual(['c', 'd']);
    await outro.posse.soltar(['a', 'c']);
    expect(await outro.posse.livres(['a', 'c'])).toEqual(['c']);
    await um.posse.soltar(['a']);
    expect(await outro.posse.livres(['a'])).toEqual(['a']);
    await vi.waitFor(async () => expect(await outro.posse.livres(['b'])).toEqual(['b']), {
      timeout: 240_000,
    });
  });

  it('are unknown while Redis stands still or is gone, and nobody waits for it', async () => {
    process.kill(redis.pid, 'SIGSTOP');
    try {
      const todos = [um.posse.livres(['x']), um.posse.renovar(['x']), um.posse.soltar(['x'])];
      expect(await Promise.all(todos)).toEqual([null, undefined, undefined]);
    } finally {
      process.kill(redis.pid, 'SIGCONT');
    }
    await redis.matar();
    expect(await um.posse.livres(['x'])).toBeNull();
    await um.posse.renovar(['x']);
    await redis.religar();
    await vi.waitFor(
      async () => {
        await um.posse.renovar(['x']);
        expect(await outro.posse.livres(['x'])).toEqual([]);
      },
      { timeout: 240_000 },
    );
  });
});

describe('notices', () => {
  it('reach every process, as they were said, also after Redis was lost', async () => {
    await ligados('leilao:com espaço');
    expect(um.ouvidos).toContainEqual(['leilao:com espaço', 1]);
    await redis.matar();
    um.avisos.avisar('perdido', 7);
    await redis.religar();
    await ligados('de volta');
    expect(outro.ouvidos).not.toContainEqual(['perdido', 7]);
  });
});
