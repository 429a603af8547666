import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { Falha } from './falha.mjs';

const PRAZO_MS = 20_000;

/**
 * Starts a server for the length of this program, and waits until it takes connections on `porta`.
 * @param {{ nome: string, programa: string, argumentos: string[], porta: number, registro: string }} opcoes `registro`: the file it logs to
 * @returns {Promise<() => Promise<void>>} what stops it
 */
export async function ligarServidor({ nome, programa, argumentos, porta, registro }) {
  const saida = openSync(registro, 'a');
  const processo = spawn(programa, argumentos, { stdio: ['ignore', saida, saida] });
  const fim = new Promise((resolve) => processo.once('close', resolve));
  let acabou = false;
  fim.then(() => {
    acabou = true;
  });
  processo.once('error', () => {});
  const prazo = Date.now() + PRAZO_MS;
  while (!(await atende(porta))) {
    if (acabou || Date.now() > prazo) {
      processo.kill('SIGKILL');
      throw new Falha(`${nome} não começou a atender na porta ${porta}; veja ${registro}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return async () => {
    processo.kill('SIGTERM');
    const insistir = setTimeout(() => processo.kill('SIGKILL'), 3_000);
    await fim;
    clearTimeout(insistir);
  };
}

/** A port nobody listens on now. */
export const portaLivre = () =>
  new Promise((resolve, reject) => {
    const servidor = createServer();
    servidor.once('error', reject);
    servidor.listen(0, '127.0.0.1', () => {
      const { port } = servidor.address();
      servidor.close(() => resolve(port));
    });
  });

const atende = (porta) =>
  new Promise((resolve) => {
    const socket = connect(porta, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
