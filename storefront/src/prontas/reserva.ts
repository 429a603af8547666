/** Smaller ones Node takes from a pool of its own. */
const MENOR = 4_096;
const MAIOR = 2 ** 20;

/**
 * Memory for answers, used again once an answer is on its way: five hundred a second of fresh memory outside of the heap made the
 * collector stop everybody for 10–60 ms, several times a second.
 */
export class Reserva {
  readonly #livres = new Map<number, ArrayBuffer[]>();
  readonly #maximoBytes: number;
  #bytes = 0;

  /** @param maximoBytes kept for later at most */
  constructor(maximoBytes = 8 * 2 ** 20) {
    this.#maximoBytes = maximoBytes;
  }

  /** Bytes kept for later. */
  get bytes(): number {
    return this.#bytes;
  }

  /** What is in it is of no meaning: whoever takes it writes all of it. */
  tomar(tamanho: number): Buffer {
    const classe = classeDe(tamanho);
    const livre = this.#livres.get(classe)?.pop();
    if (livre === undefined) return Buffer.from(new ArrayBuffer(classe), 0, tamanho);
    this.#bytes -= classe;
    return Buffer.from(livre, 0, tamanho);
  }

  /** Nobody reads it any more. */
  devolver({ buffer }: Buffer): void {
    const tamanho = buffer.byteLength;
    if (tamanho > MAIOR || this.#bytes + tamanho > this.#maximoBytes) return;
    const livres = this.#livres.get(tamanho) ?? [];
    livres.push(buffer as ArrayBuffer);
    this.#livres.set(tamanho, livres);
    this.#bytes += tamanho;
  }
}

/** The next power of two: a page drawn anew is of another length. */
const classeDe = (tamanho: number): number =>
  tamanho > MAIOR ? tamanho : Math.max(MENOR, 2 ** Math.ceil(Math.log2(Math.max(tamanho, 1))));
