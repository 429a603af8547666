import { hash } from 'node:crypto';
import { uuidv7De } from '@martelo/shared/identificador';

/** Salts and ids of one command, all derived from its seed: fresh for the world, the same again in a replay. */
export class Sorteio {
  readonly #semente: string;
  readonly #instante: number;
  #n = 0;

  constructor(semente: string, instante: number) {
    this.#semente = semente;
    this.#instante = instante;
  }

  /** 128 bits in hex. */
  sal(): string {
    return this.sais()[0];
  }

  /** Two salts of 128 bits from one draw; the first is what `sal` would have given. */
  sais(): [string, string] {
    const bits = this.#proximo();
    return [bits.slice(0, 32), bits.slice(32)];
  }

  uid(): string {
    return uuidv7De(this.#instante, this.#proximo());
  }

  #proximo(): string {
    return hash('sha256', `${this.#semente}:${this.#n++}`);
  }
}
