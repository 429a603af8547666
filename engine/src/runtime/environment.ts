import { randomFillSync, randomUUID } from 'node:crypto';

/** All that the runtime takes from the world besides the log. The simulator gives its own and so decides every outcome. */
export interface Environment {
  /** Unix ms at the pace of a monotonic clock: no step of the machine's clock moves it. Never goes back. */
  agora(): number;
  /**
   * Puts `agora` right with the machine's clock, forwards only, and at least to `aoMenos`. Asked for while no lot is open: what
   * moves then moves nobody's end.
   */
  acertar(aoMenos: number): void;
  /** Processor time that the thread which decides has used, ms: what tells a process that keeps itself busy from one that is frozen. */
  trabalhado(): number;
  /** 128 fresh random bits, hex. */
  semente(): string;
  uuid(): string;
  /** Runs `tarefa` after what has already arrived in this turn was taken in. First come, first served. */
  emSeguida(tarefa: () => void): void;
  /** Runs `tarefa` in about `ms`, possibly early or late; returns what cancels it. */
  daquiA(ms: number, tarefa: () => void): () => void;
}

export function realEnvironment(): Environment {
  const sorteio = new Sorteio();
  esperarTique();
  return {
    ...relogioMonotonico(Date.now, () => performance.now()),
    trabalhado: usoDoProcessador,
    semente: () => sorteio.proxima(),
    uuid: randomUUID,
    emSeguida: (tarefa) => void setImmediate(tarefa),
    daquiA: (ms, tarefa) => {
      const cronometro = setTimeout(tarefa, ms);
      return () => clearTimeout(cronometro);
    },
  };
}

/** Garbage collection on this thread included. Before Node 23.9 there is only the whole process's. */
function usoDoProcessador(): number {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage();
  return (user + system) / 1_000;
}

/** The wall counts whole ms: read as one turns, it is exact, and the engine's clock is not up to a ms behind everybody else's. */
function esperarTique(): void {
  const antes = Date.now();
  while (Date.now() === antes);
}

/**
 * The engine's one clock: the wall as it was read first, and from then on the time that has passed. A wall that is stepped by an
 * hour neither closes a lot early nor looks like an outage of an hour (rule 18); `acertar` follows it when that harms nobody.
 */
export function relogioMonotonico(
  parede: () => number,
  decorrido: () => number,
): Pick<Environment, 'agora' | 'acertar'> {
  let diferenca = parede() - decorrido();
  return {
    agora: () => Math.floor(decorrido() + diferenca),
    acertar(aoMenos) {
      diferenca = Math.max(diferenca, Math.max(parede(), aoMenos) - decorrido());
    },
  };
}

/** One call to the system's entropy serves 256 commands. */
class Sorteio {
  readonly #bytes = Buffer.alloc(4_096);
  #usados = 4_096;

  proxima(): string {
    if (this.#usados === this.#bytes.length) {
      randomFillSync(this.#bytes);
      this.#usados = 0;
    }
    this.#usados += 16;
    return this.#bytes.toString('hex', this.#usados - 16, this.#usados);
  }
}
