import type { Pulse } from '../log/log.ts';

/** A process whose pulse has not moved for this long decides nothing any more: after a second without one it stops by itself. */
const SEM_PULSO_MS = 1_500;
/** Having read nothing for this long it knows nothing of the others. */
const SEM_LEITURA_MS = 1_200;
/** A pulse that is older than this when first seen is a dead process's, however far the clocks of two machines are apart. */
const PULSO_ANTIGO_MS = 30_000;

/**
 * Which processes live, by whether their pulses in the log move. Measured on this process's own clock from when it saw a pulse move,
 * so that the clocks of two machines need not agree; and only while it can read the log: who sees nothing takes nobody for dead.
 */
export class Heartbeats {
  readonly #eu: string;
  readonly #agora: () => number;
  readonly #vistos = new Map<string, { instante: number; em: number }>();
  #ultimaLeitura = Number.NEGATIVE_INFINITY;

  constructor(eu: string, agora: () => number) {
    this.#eu = eu;
    this.#agora = agora;
  }

  ouvir(pulsos: readonly Pulse[]): void {
    const agora = this.#agora();
    if (this.#cego(agora)) this.#vistos.clear();
    this.#ultimaLeitura = agora;
    for (const { dono, instante } of pulsos) {
      const visto = this.#vistos.get(dono);
      if (visto?.instante === instante) continue;
      const antigo = visto === undefined && instante < agora - PULSO_ANTIGO_MS;
      this.#vistos.set(dono, { instante, em: antigo ? Number.NEGATIVE_INFINITY : agora });
    }
  }

  vivo(dono: string): boolean {
    const agora = this.#agora();
    if (dono === this.#eu || this.#cego(agora)) return true;
    const visto = this.#vistos.get(dono);
    return visto !== undefined && agora - visto.em <= SEM_PULSO_MS;
  }

  #cego(agora: number): boolean {
    return agora - this.#ultimaLeitura > SEM_LEITURA_MS;
  }
}
