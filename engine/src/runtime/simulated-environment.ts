import type { Environment } from './environment.ts';

/** A world whose time only passes when told to, and whose bits are counted, not drawn. For tests and the simulator. */
export class SimulatedEnvironment implements Environment {
  #tempo: number;
  #contador = 0;
  #trabalhado = 0;
  #cronometros: { em: number; tarefa: () => void }[] = [];

  constructor(inicio = 1_800_000_000_000) {
    this.#tempo = inicio;
  }

  agora = (): number => this.#tempo;
  acertar = (aoMenos: number): void => {
    this.#tempo = Math.max(this.#tempo, aoMenos);
  };
  trabalhado = (): number => this.#trabalhado;
  semente = (): string => (++this.#contador).toString(16).padStart(32, '0');
  uuid = (): string => `00000000-0000-4000-8000-${(++this.#contador).toString(16).padStart(12, '0')}`;
  emSeguida = (tarefa: () => void): void => void setImmediate(tarefa);

  daquiA = (ms: number, tarefa: () => void): (() => void) => {
    const cronometro = { em: this.#tempo + ms, tarefa };
    this.#cronometros.push(cronometro);
    return () => {
      this.#cronometros = this.#cronometros.filter((outro) => outro !== cronometro);
    };
  };

  /** The process is busy with its own work for so long: no timer rings, nothing is read. */
  ocupar(ms: number): void {
    this.#tempo += ms;
    this.#trabalhado += ms;
  }

  /** No timer rings any more: whose they were is dead. */
  esquecer(): void {
    this.#cronometros = [];
  }

  get cronometros(): number {
    return this.#cronometros.length;
  }

  /** Lets `ms` pass: timers that fall due run in order, each at its own time, with everything they set off. */
  async passar(ms: number): Promise<void> {
    await assentar();
    const fim = this.#tempo + ms;
    for (;;) {
      const [proximo] = this.#cronometros.filter(({ em }) => em <= fim).sort((a, b) => a.em - b.em);
      if (proximo === undefined) break;
      this.#cronometros = this.#cronometros.filter((outro) => outro !== proximo);
      this.#tempo = Math.max(this.#tempo, proximo.em);
      proximo.tarefa();
      await assentar();
    }
    this.#tempo = fim;
    await assentar();
  }
}

/** Enough turns of the event loop for whatever was set off to come to rest. */
export async function assentar(voltas = 12): Promise<void> {
  for (let i = 0; i < voltas; i++) await new Promise((resolve) => setImmediate(resolve));
}
