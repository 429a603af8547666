/** How many are let through in a window, per key: a sliding window in memory, which a restart forgives. */
export class Limite {
  readonly #maximo: number;
  readonly #janelaMs: number;
  readonly #vezes = new Map<string, number[]>();

  constructor(maximo: number, janelaMs: number) {
    this.#maximo = maximo;
    this.#janelaMs = janelaMs;
  }

  /** Counts one try; false when it is one too many. */
  deixa(chave: string, agora: number): boolean {
    const recentes = (this.#vezes.get(chave) ?? []).filter((quando) => quando > agora - this.#janelaMs);
    if (recentes.length >= this.#maximo) return false;
    if (this.#vezes.size >= MAXIMO_CHAVES) this.#esquecer(agora);
    this.#vezes.set(chave, [...recentes, agora]);
    return true;
  }

  #esquecer(agora: number): void {
    for (const [chave, vezes] of this.#vezes)
      if ((vezes.at(-1) ?? 0) <= agora - this.#janelaMs) this.#vezes.delete(chave);
    // A flood from more addresses than one remembers: the oldest are forgiven.
    for (const chave of this.#vezes.keys()) {
      if (this.#vezes.size < MAXIMO_CHAVES) break;
      this.#vezes.delete(chave);
    }
  }
}

const MAXIMO_CHAVES = 10_000;
