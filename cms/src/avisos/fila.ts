type Envio = () => Promise<void>;

interface Opcoes {
  /** Waits between tries in ms; the last one repeats. */
  esperas: readonly number[];
  aoFalhar?(chave: string, tentativa: number, erro: unknown): void;
  aguardar?(ms: number): Promise<void>;
}

/**
 * Tells other services of changes without ever holding up the save that made them. One entry a key, and the newest wins:
 * whoever was away gets the latest state, not the history. In memory only, since everything is told again at boot.
 */
export class Fila {
  readonly #pendentes = new Map<string, Envio>();
  readonly #ativas = new Set<string>();
  readonly #opcoes: Opcoes;

  constructor(opcoes: Opcoes) {
    this.#opcoes = opcoes;
  }

  get tamanho(): number {
    return this.#pendentes.size + this.#ativas.size;
  }

  por(chave: string, envio: Envio): void {
    this.#pendentes.set(chave, envio);
    if (!this.#ativas.has(chave)) void this.#escoar(chave);
  }

  async #escoar(chave: string): Promise<void> {
    this.#ativas.add(chave);
    let tentativa = 0;
    for (let envio = this.#pendentes.get(chave); envio; envio = this.#pendentes.get(chave)) {
      this.#pendentes.delete(chave);
      try {
        await envio();
        tentativa = 0;
      } catch (erro) {
        tentativa += 1;
        this.#opcoes.aoFalhar?.(chave, tentativa, erro);
        if (!this.#pendentes.has(chave)) this.#pendentes.set(chave, envio);
        const espera = this.#opcoes.esperas[Math.min(tentativa, this.#opcoes.esperas.length) - 1] ?? 1000;
        await (this.#opcoes.aguardar ?? aguardar)(espera);
      }
    }
    this.#ativas.delete(chave);
  }
}

const aguardar = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
