import { randomFillSync, randomUUID } from 'node:crypto';

/** All that the runtime takes from the world besides the log. The simulator gives its own and so decides every outcome. */
export interface Ambiente {
  /** Unix ms. Never goes back. */
  agora(): number;
  /** 128 fresh random bits, hex. */
  semente(): string;
  uuid(): string;
  /** Runs `tarefa` after what has already arrived in this turn was taken in. First come, first served. */
  emSeguida(tarefa: () => void): void;
  /** Runs `tarefa` in about `ms`, possibly early or late; returns what cancels it. */
  daquiA(ms: number, tarefa: () => void): () => void;
}

export function ambienteReal(): Ambiente {
  const sorteio = new Sorteio();
  return {
    agora: relogioMonotonico(Date.now, () => performance.now()),
    semente: () => sorteio.proxima(),
    uuid: randomUUID,
    emSeguida: (tarefa) => void setImmediate(tarefa),
    daquiA: (ms, tarefa) => {
      const cronometro = setTimeout(tarefa, ms);
      return () => clearTimeout(cronometro);
    },
  };
}

/**
 * Wall time that never goes back: it follows the wall forward (a suspended machine, a corrected clock), and when the wall is
 * set back it goes on at the monotonic clock's pace instead of standing still.
 */
export function relogioMonotonico(parede: () => number, decorrido: () => number): () => number {
  let diferenca = parede() - decorrido();
  return () => {
    const passado = decorrido();
    diferenca = Math.max(diferenca, parede() - passado);
    return Math.floor(passado + diferenca);
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
