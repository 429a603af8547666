import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { Server } from 'socket.io';
import { io as conectar, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ligarRedis, type RedisDeTeste } from '../../../tests/redis-de-teste.ts';
import { conectarRedis } from '../store/redis.ts';
import { criarOlhando, marcarDeLonge } from './looking.ts';
import { adaptadorLocalPrimeiro } from './redis-adapter.ts';
import { salaDaConta, salaDoLote } from './rooms.ts';

/** An engine process as far as this goes: its sockets are the client "ana", and join what they name. */
async function subir(redis: RedisDeTeste) {
  const conexao = conectarRedis({ url: redis.url, espera: true, aoFalhar: () => {} });
  const http = createServer();
  const adapter = adaptadorLocalPrimeiro({ redis: conexao, log: pino({ level: 'silent' }) });
  const io = new Server(http, { transports: ['websocket'], adapter });
  io.on('connection', (socket) => {
    socket.join(salaDaConta('ana'));
    socket.on('de-longe', (lote: string, deLonge: boolean, feito: () => void) => {
      marcarDeLonge(socket, lote, deLonge);
      feito();
    });
    socket.on('olhar', (lote: string, oculta: boolean, feito: () => void) => {
      socket.join(salaDoLote(lote));
      socket.data.oculta = oculta;
      feito();
    });
  });
  const olhando = criarOlhando(io, true);
  await new Promise<void>((pronto) => http.listen(0, '127.0.0.1', pronto));
  const { port } = http.address() as AddressInfo;
  return {
    olhando,
    abrir: () => conectar(`http://127.0.0.1:${port}`, { transports: ['websocket'] }),
    async desligar() {
      await io.close();
      conexao.destroy();
    },
  };
}

describe('whether somebody has a lot before their eyes', () => {
  let redis: RedisDeTeste;
  let aqui: Awaited<ReturnType<typeof subir>>;
  let la: Awaited<ReturnType<typeof subir>>;
  let pagina: Socket;
  beforeAll(async () => {
    redis = await ligarRedis();
    [aqui, la] = await Promise.all([subir(redis), subir(redis)]);
    pagina = la.abrir();
    await new Promise<void>((pronto) => pagina.on('connect', pronto));
  });
  afterAll(async () => {
    pagina.disconnect();
    await Promise.all([aqui.desligar(), la.desligar()]);
    await redis.desligar();
  });

  it('is known of pages on other processes as well, and of hidden ones it is no', async () => {
    expect(await aqui.olhando('ana', 'lote')).toBe(false);
    await pagina.emitWithAck('olhar', 'lote', false);
    expect(await la.olhando('ana', 'lote')).toBe(true);
    // Processes know of each other a heartbeat later.
    await vi.waitFor(async () => expect(await aqui.olhando('ana', 'lote')).toBe(true), { timeout: 240_000 });
    expect(await aqui.olhando('ana', 'outro')).toBe(false);
    expect(await aqui.olhando('bia', 'lote')).toBe(false);
    await pagina.emitWithAck('olhar', 'lote', true);
    expect(await aqui.olhando('ana', 'lote')).toBe(false);
    await pagina.emitWithAck('olhar', 'lote', false);
  });

  it('is no where it is one of a list on the page, until it is opened there', async () => {
    await pagina.emitWithAck('olhar', 'lote', false);
    await pagina.emitWithAck('de-longe', 'lote', true);
    expect(await la.olhando('ana', 'lote')).toBe(false);
    expect(await aqui.olhando('ana', 'lote')).toBe(false);
    await pagina.emitWithAck('de-longe', 'lote', false);
    expect(await la.olhando('ana', 'lote')).toBe(true);
  });

  it('keeps nobody waiting where the others do not answer', async () => {
    process.kill(redis.pid, 'SIGSTOP');
    try {
      // The adapter by itself waits 5 s for an answer.
      const desde = Date.now();
      expect(await aqui.olhando('ana', 'lote')).toBe(false);
      expect(Date.now() - desde).toBeLessThan(4_000);
    } finally {
      process.kill(redis.pid, 'SIGCONT');
    }
    await vi.waitFor(async () => expect(await aqui.olhando('ana', 'lote')).toBe(true), { timeout: 240_000 });
  });
});
