import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Exame, Parte, TipoAceito } from './exam.ts';
import type { Pedido, Resposta } from './examiner-process.ts';
import { Recusa } from './refusals.ts';

const PROGRAM = fileURLToPath(new URL('./examiner-process.ts', import.meta.url));
const START_MS = 15_000;
/** Kept for the next file; started anew in a fifth of a second. */
const IDLE_MS = 60_000;
/** What libraries do not give back goes with the process. */
const FILES_PER_PROCESS = 50;

export interface Examiner {
  /**
   * What `examine` says, in a process of its own that is killed when it takes too long.
   * @throws Recusa; OCUPADO when too many wait already
   */
  examine(tipo: TipoAceito, bytes: Uint8Array, parte?: Parte): Promise<Exame>;
  /** Refuses what waits, and ends the processes. */
  stop(): void;
}

interface Options {
  /** Side by side: the cores are the auctions' first. */
  processes?: number;
  waiting?: number;
  deadlineMs?: number;
  /** Told of what nobody foresaw. */
  failed?: (detail: string) => void;
  /** Another program in the place of ours, for tests. */
  program?: string;
}

export function createExaminer(options: Options = {}): Examiner {
  const { processes = 1, waiting = 12, deadlineMs = 25_000, failed = () => {}, program = PROGRAM } = options;
  const queue: ((stopped?: true) => void)[] = [];
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  let busy = 0;
  let stopped = false;

  const turn = async (): Promise<void> => {
    if (stopped) throw new ErroMartelo('INDISPONIVEL');
    if (busy >= processes) {
      if (queue.length >= waiting) throw new ErroMartelo('OCUPADO', {}, OCUPADO);
      if (await new Promise<true | undefined>((next) => queue.push(next)))
        throw new ErroMartelo('INDISPONIVEL');
    } else busy += 1;
  };
  /** To the next who waits, or to nobody. */
  const passOn = (): void => {
    const next = queue.shift();
    if (next === undefined) busy -= 1;
    else next();
  };
  const retire = (worker: Worker): void => {
    clearTimeout(worker.timer);
    all.delete(worker);
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    worker.child.kill('SIGKILL');
  };
  const hire = async (): Promise<Worker> => {
    const waitingOne = idle.pop();
    if (waitingOne !== undefined) {
      clearTimeout(waitingOne.timer);
      return waitingOne;
    }
    const worker: Worker = { child: start(program), files: 0, timer: undefined };
    all.add(worker);
    const ended = new AbortController();
    worker.child.once('exit', () => {
      ended.abort();
      retire(worker);
    });
    try {
      const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(START_MS)]);
      await once(worker.child, 'message', { signal });
      return worker;
    } catch (cause) {
      retire(worker);
      failed(`the examiner of files does not start: ${cause}`);
      throw new ErroMartelo('INDISPONIVEL');
    }
  };

  return {
    async examine(tipo, bytes, parte) {
      await turn();
      try {
        const worker = await hire();
        const answer = await ask(worker.child, { tipo, bytes, parte }, deadlineMs);
        worker.files += 1;
        const healthy = 'exame' in answer || (!answer.ended && answer.erro === undefined);
        if (!healthy || worker.files >= FILES_PER_PROCESS || stopped) retire(worker);
        else {
          idle.push(worker);
          worker.timer = setTimeout(() => retire(worker), IDLE_MS).unref();
        }
        if ('exame' in answer) return answer.exame;
        if (answer.erro !== undefined) failed(answer.erro);
        throw new Recusa(answer.motivo);
      } finally {
        passOn();
      }
    },
    stop() {
      stopped = true;
      for (const next of queue.splice(0)) next(true);
      for (const worker of all) retire(worker);
    },
  };
}

interface Worker {
  child: ChildProcess;
  files: number;
  timer: NodeJS.Timeout | undefined;
}

const OCUPADO = 'Estamos recebendo muitos arquivos agora. Tente de novo em instantes.';

function start(program: string): ChildProcess {
  const child = fork(program, [], {
    execArgv: [
      '--permission',
      '--allow-fs-read=*',
      '--allow-addons',
      '--max-old-space-size=512',
      '--no-warnings',
    ],
    // Neither secrets nor settings: it needs none.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Told by `exit`; a child that never began has no other way to say so.
  child.on('error', () => {});
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}

/** `ended`: the process has no further use. */
type Answer = Exclude<Resposta, { pronto: true }> & { ended?: boolean };

/** A child that ends without an answer was ended by the file; one that takes too long is killed. */
function ask(child: ChildProcess, pedido: Pedido, deadlineMs: number): Promise<Answer> {
  return new Promise((resolve) => {
    const end = (answer: Answer): void => {
      clearTimeout(deadline);
      child.off('message', end).off('exit', died);
      resolve(answer);
    };
    const died = () => end({ motivo: 'danificado', erro: 'the examiner of files died of one', ended: true });
    const deadline = setTimeout(() => end({ motivo: 'demorado', ended: true }), deadlineMs);
    child.once('message', end).once('exit', died);
    child.send(pedido, (error) => error && died());
  });
}
