import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portaLivre } from './porta-livre.ts';

/** A Redis of the test's own, that may be killed without anybody else noticing. */
export interface RedisDeTeste {
  readonly url: string;
  readonly pid: number;
  /** SIGKILL: what it knew is gone. */
  matar(): Promise<void>;
  /** An empty one at the same address. */
  religar(): Promise<void>;
  desligar(): Promise<void>;
}

/** Starts `redis-server` (PATH; `npm test` installs it) on a free port, without persistence. */
export async function ligarRedis(): Promise<RedisDeTeste> {
  const porta = await portaLivre();
  const pasta = mkdtempSync(join(tmpdir(), 'martelo-redis-'));
  let processo = await subir(porta, pasta);
  const matar = async (): Promise<void> => {
    if (processo.exitCode !== null || processo.signalCode !== null) return;
    const fim = once(processo, 'exit');
    processo.kill('SIGKILL');
    await fim;
  };
  return {
    url: `redis://127.0.0.1:${porta}`,
    get pid() {
      return processo.pid!;
    },
    matar,
    async religar() {
      processo = await subir(porta, pasta);
    },
    async desligar() {
      await matar();
      rmSync(pasta, { recursive: true, force: true });
    },
  };
}

async function subir(porta: number, pasta: string): Promise<ChildProcess> {
  const argumentos = [
    '--port',
    `${porta}`,
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    pasta,
  ];
  const processo = spawn('redis-server', argumentos, { stdio: 'ignore' });
  const erro = new Promise<never>((_, rejeitar) => processo.once('error', rejeitar));
  for (let i = 0; i < 200; i += 1) {
    if (await Promise.race([atende(porta), erro])) return processo;
    await new Promise((pronto) => setTimeout(pronto, 25));
  }
  processo.kill('SIGKILL');
  throw new Error(`redis-server did not answer on port ${porta}`);
}

const atende = (porta: number): Promise<boolean> =>
  new Promise((resolve) => {
    const soquete = connect(porta, '127.0.0.1');
    soquete.once('connect', () => {
      soquete.destroy();
      resolve(true);
    });
    soquete.once('error', () => resolve(false));
  });
