import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { setTimeout as dormir } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ate, daqui, EngineDeTeste } from '../contract/engine.ts';

const ESPECTADORES = 1_980;
const SURDOS = 20;
const LANCES = 120;
/** Generous, for a machine that others use too: without a bound on what one client costs these are minutes, or never. */
const PRAZO_MS = 5_000;
const MEMORIA_MB = 400;

const engine = new EngineDeTeste();
beforeAll(() => engine.subir(), 60_000);
afterAll(() => engine.encerrar());

describe('sockets that misbehave cost the others nothing', { timeout: 600_000 }, () => {
  it(`${SURDOS} of ${ESPECTADORES + SURDOS} watchers never read: the others end at the last state, memory stays bounded`, async () => {
    const [lelUid] = await lote();
    const surdos = await Promise.all(Array.from({ length: SURDOS }, () => surdo(lelUid)));
    const vistos = new Array<number>(ESPECTADORES).fill(0);
    const abertos: WebSocket[] = [];
    for (let i = 0; i < ESPECTADORES; i += 100)
      abertos.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(100, ESPECTADORES - i) }, (_, j) =>
            espectador(lelUid, (seq) => {
              vistos[i + j] = Math.max(vistos[i + j]!, seq);
            }),
          ),
        )),
      );
    const antes = memoriaMb();
    let ultimo = 0;
    for (let i = 0; i < LANCES; i++) {
      const { status, corpo } = await engine.lance(
        lelUid,
        i % 2 === 0 ? 'cliente1' : 'cliente2',
        'MANUAL',
        50_000 + 100 * i,
      );
      expect(status).toBe(201);
      ultimo = corpo.seq;
    }
    await ate(
      async () => vistos.filter((seq) => seq < ultimo).length,
      (atrasados) => atrasados === 0,
      PRAZO_MS,
    );
    expect(memoriaMb() - antes).toBeLessThan(MEMORIA_MB);
    for (const socket of abertos) socket.terminate();
    for (const socket of surdos) socket.destroy();
  });

  it('a client throws garbage at full speed: bids of others are accepted, and the engine stays up', async () => {
    const [lelUid] = await lote();
    const bombardeio = new Worker(fileURLToPath(new URL('./bombardeio.ts', import.meta.url)), {
      workerData: { porta: engine.porta },
    });
    let mandados = 0;
    bombardeio.on('message', (quantos: number) => {
      mandados = quantos;
    });
    await ate(
      async () => mandados,
      (quantos) => quantos > 1_000,
    );
    const antes = memoriaMb();
    for (let i = 0; i < 40; i++) {
      const inicio = Date.now();
      const { status } = await engine.lance(
        lelUid,
        i % 2 === 0 ? 'cliente1' : 'cliente2',
        'MANUAL',
        50_000 + 100 * i,
      );
      expect(status).toBe(201);
      expect(Date.now() - inicio).toBeLessThan(PRAZO_MS);
      await dormir(50);
    }
    await bombardeio.terminate();
    expect(mandados).toBeGreaterThan(5_000);
    expect(memoriaMb() - antes).toBeLessThan(MEMORIA_MB);
    expect((await engine.pedir('GET', '/readyz')).status).toBe(200);
  });
});

async function lote(): Promise<[string]> {
  const { lotes } = await engine.leilao({}, [
    { nome: 'Cheio', tipo: 'Carro', valor: { minimo: 50_000, incremento: 100 }, dataFim: daqui(3_600) },
  ]);
  return [lotes[0]!];
}

/** A watcher on a bare WebSocket: connects, joins the lot's room, and tells every `seq` it hears of. */
function espectador(lelUid: string, ouvir: (seq: number) => void): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${engine.porta}/socket.io/?EIO=4&transport=websocket`);
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (bytes: Buffer) => {
      const texto = bytes.toString();
      if (texto.startsWith('0')) socket.send('40{"hotsite":"leilo"}');
      else if (texto.startsWith('40')) socket.send(`421["conectar-lances-lote",{"lelUid":"${lelUid}"}]`);
      else if (texto === '2') socket.send('3');
      else if (texto.startsWith('431')) resolve(socket);
      const seq = /"seq":(\d+)/.exec(texto);
      if (seq !== null) ouvir(Number(seq[1]));
    });
  });
}

/** Joins like everybody, and then reads nothing any more, nor answers. */
function surdo(lelUid: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    espectador(lelUid, () => {}).then((socket) => {
      socket.pause();
      const tcp = (socket as unknown as { _socket: Socket })._socket;
      tcp.pause();
      resolve(tcp);
    }, reject);
  });
}

/** Resident memory of the engine, MB. */
function memoriaMb(): number {
  const status = readFileSync(`/proc/${engine.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1_024;
}
