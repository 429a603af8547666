type Vetor = Uint8Array | Uint32Array | Float32Array | Float64Array;
type Tipo<T extends Vetor> = new (tamanho: number) => T;

/**
 * Working arrays that searches share: a search is synchronous, so nobody else uses them meanwhile, and 100,000 lots do not make
 * megabytes of garbage at every search. What is taken under a name is lost when that name is taken again.
 */
export class Rascunho {
  readonly #vetores = new Map<string, Vetor>();

  /** An array of `tamanho` with whatever is in it. */
  vetor<T extends Vetor>(nome: string, Tipo: Tipo<T>, tamanho: number): T {
    let vetor = this.#vetores.get(nome) as T | undefined;
    if (vetor === undefined || vetor.length < tamanho) {
      vetor = new Tipo(Math.ceil(tamanho * 1.25) + 64);
      this.#vetores.set(nome, vetor);
    }
    return vetor.subarray(0, tamanho) as T;
  }

  /** The same, filled with 0. */
  zerado<T extends Vetor>(nome: string, Tipo: Tipo<T>, tamanho: number): T {
    return this.vetor(nome, Tipo, tamanho).fill(0) as T;
  }
}
