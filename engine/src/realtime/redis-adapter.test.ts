import { createServer, type Server as ServidorHttp } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { Server } from 'socket.io';
import { io as conectar, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ligarRedis, type RedisDeTeste } from '../../../tests/redis-de-teste.ts';
import { conectarRedis } from '../store/redis.ts';
import { adaptadorLocalPrimeiro } from './redis-adapter.ts';

interface Processo {
  io: Server;
  cliente: Socket;
  recebidas: number[];
  desligar(): Promise<void>;
}

let redis: RedisDeTeste;
let aqui: Processo;
let la: Processo;
beforeAll(async () => {
  redis = await ligarRedis();
  [aqui, la] = await Promise.all([subir(), subir()]);
});
afterAll(async () => {
  await Promise.all([aqui.desligar(), la.desligar()]);
  await redis.desligar();
});

/** An engine process as far as sockets go, with one client in the room `sala`. */
async function subir(): Promise<Processo> {
  const conexao = conectarRedis({ url: redis.url, espera: true, aoFalhar: () => {} });
  const http: ServidorHttp = createServer();
  const io = new Server(http, {
    transports: ['websocket'],
    adapter: adaptadorLocalPrimeiro({ redis: conexao, log: pino({ level: 'silent' }) }),
  });
  io.on('connection', (socket) => void socket.join('sala'));
  await new Promise<void>((pronto) => http.listen(0, '127.0.0.1', pronto));
  const { port } = http.address() as AddressInfo;
  const cliente = conectar(`http://127.0.0.1:${port}`, { transports: ['websocket'] });
  const recebidas: number[] = [];
  cliente.on('n', (n: number) => recebidas.push(n));
  await new Promise<void>((pronto) => cliente.on('connect', pronto));
  return {
    io,
    cliente,
    recebidas,
    async desligar() {
      cliente.disconnect();
      await io.close();
      conexao.destroy();
    },
  };
}

const ate = (processo: Processo, n: number) =>
  vi.waitFor(() => expect(processo.recebidas.at(-1)).toBe(n), { timeout: 240_000, interval: 5 });

describe('sockets of several processes', () => {
  it('hear of what any process says, once and in order', async () => {
    await vi.waitFor(
      async () => {
        aqui.io.to('sala').emit('n', 0);
        await new Promise((pronto) => setTimeout(pronto, 100));
        expect(la.recebidas).not.toEqual([]);
      },
      { timeout: 240_000, interval: 50 },
    );
    aqui.recebidas.length = 0;
    la.recebidas.length = 0;
    const ns = Array.from({ length: 200 }, (_, i) => i + 1);
    for (const n of ns) aqui.io.to('sala').emit('n', n);
    await ate(la, 200);
    expect(la.recebidas).toEqual(ns);
    expect(aqui.recebidas).toEqual(ns);
  });

  it('are served by their own process while Redis stands still', async () => {
    process.kill(redis.pid, 'SIGSTOP');
    try {
      aqui.io.to('sala').emit('n', 201);
      await ate(aqui, 201);
      expect(la.recebidas.at(-1)).toBe(200);
    } finally {
      process.kill(redis.pid, 'SIGCONT');
    }
    await ate(la, 201);
  });

  it('are served by their own process while Redis is gone, and reach each other again when it is back', async () => {
    const entreProcessos: number[] = [];
    la.io.on('entre', (n: number) => entreProcessos.push(n));
    // What is on its way to Redis when it dies is lost, and nothing else is.
    process.kill(redis.pid, 'SIGSTOP');
    aqui.io.serverSideEmit('entre', 1);
    aqui.io.to('sala').emit('n', 201);
    await redis.matar();
    aqui.io.serverSideEmit('entre', 2);
    aqui.io.to('sala').emit('n', 202);
    await ate(aqui, 202);
    await redis.religar();
    let n = 203;
    await vi.waitFor(
      async () => {
        aqui.io.to('sala').emit('n', n++);
        await new Promise((pronto) => setTimeout(pronto, 100));
        expect(la.recebidas.at(-1)).toBeGreaterThan(202);
        aqui.io.serverSideEmit('entre', 3);
        expect(entreProcessos).toContain(3);
      },
      { timeout: 240_000, interval: 100 },
    );
  });

  it('of a session that ended are disconnected wherever they are', async () => {
    aqui.io.in('sala').disconnectSockets(true);
    await vi.waitFor(
      () => {
        expect(aqui.cliente.connected).toBe(false);
        expect(la.cliente.connected).toBe(false);
      },
      { timeout: 240_000 },
    );
  });
});
