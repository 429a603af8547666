/** Lets so many tasks run at once; the others wait their turn, in the order they came. */
export class Slots {
  #livres: number;
  readonly #fila: (() => void)[] = [];

  constructor(quantas: number) {
    this.#livres = quantas;
  }

  async usar<T>(tarefa: () => Promise<T>): Promise<T> {
    if (this.#livres > 0) this.#livres -= 1;
    else await new Promise<void>((chegou) => this.#fila.push(chegou));
    try {
      return await tarefa();
    } finally {
      const proximo = this.#fila.shift();
      if (proximo === undefined) this.#livres += 1;
      else proximo();
    }
  }
}
