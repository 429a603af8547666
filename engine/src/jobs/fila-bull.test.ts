import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ligarRedis, type RedisDeTeste } from '../../../tests/redis-de-teste.ts';
import type { Registros } from '../records/records.ts';
import { criarRegistrosSqlite } from '../records/sqlite.ts';
import { conectarRedis } from '../store/redis.ts';
import { contratoDaFila } from './contrato.ts';
import type { Fila } from './fila.ts';
import { criarFilaBull } from './fila-bull.ts';

let redis: RedisDeTeste;
beforeAll(async () => {
  redis = await ligarRedis();
});
afterAll(() => redis.desligar());

contratoDaFila('Bull', (opcoes) =>
  criarFilaBull({ ...opcoes, redisUrl: redis.url, nomeDaFila: randomUUID(), varredura: 200 }),
);

describe('jobs on Bull', () => {
  let registros: Registros;
  let filas: Fila[] = [];
  const feitas: string[] = [];
  const abrir = (nomeDaFila: string): Fila => {
    const fila = criarFilaBull({
      registros,
      logger: pino({ level: 'silent' }),
      redisUrl: redis.url,
      nomeDaFila,
      varredura: 200,
    });
    fila.registrar('conta', async (_carga, { chave }) => {
      feitas.push(chave);
    });
    filas.push(fila);
    return fila;
  };
  const chaves = Array.from({ length: 40 }, (_, i) => `chave ${i}`);
  const pedir = (fila: Fila, quando?: number) =>
    Promise.all(
      chaves.map((chave) =>
        fila.enfileirar({ nome: 'conta', chave, carga: {}, ...(quando !== undefined && { quando }) }),
      ),
    );
  const todasUmaVez = () =>
    vi.waitFor(() => expect([...feitas].sort()).toEqual([...chaves].sort()), { timeout: 240_000 });

  beforeAll(() => {
    registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  });
  afterEach(async () => {
    await Promise.all(filas.map((fila) => fila.parar()));
    filas = [];
    feitas.length = 0;
    await registros.close();
    registros = criarRegistrosSqlite({ arquivo: ':memory:' });
  });
  afterAll(() => registros.close());

  it('are shared by two processes, and each is run by one', async () => {
    const nome = randomUUID();
    const [uma, outra] = [abrir(nome), abrir(nome)];
    await Promise.all([uma.iniciar(), outra.iniciar()]);
    await Promise.all([pedir(uma), pedir(outra)]);
    await todasUmaVez();
  });

  it('outlive a Redis that forgets everything', async () => {
    const fila = abrir(randomUUID());
    await fila.iniciar();
    await pedir(fila, Date.now() + 400);
    const cliente = conectarRedis({ url: redis.url, espera: true, aoFalhar: () => {} });
    await cliente.flushAll();
    cliente.destroy();
    await todasUmaVez();
  });

  it('are taken while Redis is away, and run when it is back', async () => {
    const fila = abrir(randomUUID());
    await fila.iniciar();
    await redis.matar();
    await pedir(fila);
    expect(feitas).toEqual([]);
    await redis.religar();
    await todasUmaVez();
  });
});
