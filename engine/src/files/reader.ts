import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Pedido, Resposta } from './reader-process.ts';

const PROGRAM = fileURLToPath(new URL('./reader-process.ts', import.meta.url));
const START_MS = 20_000;
/** The model takes memory: it is given back when nobody asks for a while. */
const IDLE_MS = 120_000;

export interface Reader {
  /** The words in it, line by line; null where there are none, or nothing could be read in time. Never rejects: it is a hint. */
  read(tipo: Pedido['tipo'], bytes: Uint8Array): Promise<string | null>;
  stop(): void;
}

interface Options {
  /** More than that are not waited for. */
  waiting?: number;
  deadlineMs?: number;
  /** Another program in the place of ours, for tests. */
  program?: string;
}

/** Reads one after the other, in one process of its own that is killed when it takes too long. */
export function createReader({ waiting = 8, deadlineMs = 30_000, program = PROGRAM }: Options = {}): Reader {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let queued = 0;
  let stopped = false;

  const retire = (): void => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  };
  const hire = async (): Promise<ChildProcess> => {
    clearTimeout(idle);
    if (child?.connected) return child;
    const started = start(program);
    child = started;
    started.once('exit', () => {
      if (child === started) child = null;
    });
    await once(started, 'message', { signal: AbortSignal.timeout(START_MS) });
    return started;
  };
  const readNow = async (pedido: Pedido): Promise<string | null> => {
    if (stopped) return null;
    try {
      const worker = await hire();
      const signal = AbortSignal.timeout(deadlineMs);
      const died = new AbortController();
      worker.once('exit', () => died.abort());
      worker.send(pedido, (error) => error && died.abort());
      const [answer] = await once(worker, 'message', { signal: AbortSignal.any([signal, died.signal]) });
      idle = setTimeout(retire, IDLE_MS).unref();
      return 'texto' in (answer as Resposta) ? (answer as Extract<Resposta, { texto: unknown }>).texto : null;
    } catch {
      retire();
      return null;
    }
  };

  return {
    async read(tipo, bytes) {
      if (queued >= waiting) return null;
      queued += 1;
      const mine = last.then(() => readNow({ tipo, bytes }));
      last = mine;
      try {
        return await mine;
      } finally {
        queued -= 1;
      }
    },
    stop() {
      stopped = true;
      retire();
    },
  };
}

function start(program: string): ChildProcess {
  const child = fork(program, [], {
    execArgv: ['--permission', '--allow-fs-read=*', '--allow-addons', '--allow-worker', '--no-warnings'],
    // Neither secrets nor settings: it needs none.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Told by `exit`; a child that never began has no other way to say so.
  child.on('error', () => {});
  child.unref();
  child.channel?.unref();
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return child;
}
