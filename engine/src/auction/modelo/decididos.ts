import type { Decididos } from './estado.ts';
import { Recusas } from './recusas.ts';
import type { Decidido } from './resposta.ts';

/** What an auction remembers of its commands (rule 10): accepted ones whole, refused ones packed. */
export class ComandosDecididos implements Decididos {
  readonly #aceitos = new Map<string, Decidido>();
  readonly recusas = new Recusas();

  get size(): number {
    return this.#aceitos.size + this.recusas.size;
  }

  get(chave: string): Decidido | undefined {
    return this.#aceitos.get(chave) ?? this.recusas.get(chave);
  }

  has(chave: string): boolean {
    return this.get(chave) !== undefined;
  }

  set(chave: string, decidido: Decidido): void {
    if (decidido.resposta.ok) this.#aceitos.set(chave, decidido);
    else this.recusas.set(chave, decidido);
  }

  [Symbol.iterator](): IterableIterator<[string, Decidido]> {
    return this.#aceitos[Symbol.iterator]();
  }
}
