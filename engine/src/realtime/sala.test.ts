import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io as conectar, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enviarNaSala } from './sala.ts';

let io: Server;
let clientes: Socket[];
let recebidas: unknown[][];

describe('a message to a room', () => {
  beforeEach(async () => {
    const servidor = createServer();
    io = new Server(servidor, { transports: ['websocket'], perMessageDeflate: false });
    io.on('connection', (socket) => socket.join(socket.handshake.auth.sala));
    await new Promise<void>((resolve) => servidor.listen(0, '127.0.0.1', resolve));
    const { port } = servidor.address() as AddressInfo;
    recebidas = [];
    clientes = ['a', 'a', 'b'].map((sala, i) => {
      const cliente = conectar(`http://127.0.0.1:${port}`, { transports: ['websocket'], auth: { sala } });
      return cliente.onAny((evento, dados) => recebidas.push([i, evento, dados]));
    });
    await Promise.all(clientes.map((cliente) => new Promise<void>((ok) => cliente.once('connect', ok))));
  });
  afterEach(async () => {
    for (const cliente of clientes) cliente.close();
    await io.close();
  });

  const chegada = async (quantas: number) => {
    while (recebidas.length < quantas) await new Promise((seguir) => setTimeout(seguir, 2));
  };

  it.each([0, 100, 200, 70_000])('of %i letters reaches its sockets alone, as it was', async (letras) => {
    const dados = { texto: 'é'.repeat(letras) };
    enviarNaSala(io, 'a', 'ola', dados);
    await chegada(2);
    expect(recebidas.toSorted()).toEqual([
      [0, 'ola', dados],
      [1, 'ola', dados],
    ]);
    enviarNaSala(io, 'vazia', 'ola', dados);
  });

  it('keeps its place among messages that socket.io itself sends', async () => {
    for (let n = 0; n < 40; n += 2) {
      io.to('b').emit('n', n);
      enviarNaSala(io, 'b', 'n', { n: n + 1 });
      io.to('b').emit('n', n);
    }
    await chegada(60);
    const numeros = recebidas.map(([, , dado]) =>
      typeof dado === 'number' ? dado : (dado as { n: number }).n,
    );
    expect(numeros).toEqual(Array.from({ length: 20 }, (_, i) => [2 * i, 2 * i + 1, 2 * i]).flat());
  });
});
