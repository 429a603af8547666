import type { Estado } from '../auction/modelo/estado.ts';
import type { StoredCommit } from '../log/log.ts';
import type { Registrador } from './writer.ts';

export type Ouvinte = (commit: StoredCommit, estado: Readonly<Estado>) => void;

/** Who is told of each durable commit. One that fails keeps nobody else from hearing. */
export class Ouvintes {
  readonly #todos = new Set<Ouvinte>();
  readonly #registrador: Registrador;

  constructor(registrador: Registrador) {
    this.#registrador = registrador;
  }

  /** @returns the unsubscriber */
  entrar(ouvinte: Ouvinte): () => void {
    this.#todos.add(ouvinte);
    return () => this.#todos.delete(ouvinte);
  }

  avisar(commit: StoredCommit, estado: Readonly<Estado>): void {
    for (const ouvinte of this.#todos) {
      try {
        ouvinte(commit, estado);
      } catch (err) {
        this.#registrador.error({ err, stream: commit.stream }, 'a listener failed');
      }
    }
  }
}
