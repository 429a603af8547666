/** Who hears of writes: of a collection's, whoever made them, and of all that this process made. */
export class Ouvintes {
  readonly #daColecao = new Map<string, Set<(uid: string) => void>>();
  readonly #daqui = new Set<(colecao: string, uid: string) => void>();

  aoEscrever(colecao: string, ouvinte: (uid: string) => void): () => void {
    const ouvintes = this.#daColecao.get(colecao) ?? new Set();
    this.#daColecao.set(colecao, ouvintes.add(ouvinte));
    return () => ouvintes.delete(ouvinte);
  }

  aoEscreverAqui(ouvinte: (colecao: string, uid: string) => void): () => void {
    this.#daqui.add(ouvinte);
    return () => this.#daqui.delete(ouvinte);
  }

  escutada(colecao: string): boolean {
    return (this.#daColecao.get(colecao)?.size ?? 0) > 0;
  }

  /** This process made a write that is durable now. */
  escrito(colecao: string, uid: string): void {
    this.avisar(colecao, uid);
    for (const ouvinte of this.#daqui) ouvinte(colecao, uid);
  }

  /** Somebody made a write. */
  avisar(colecao: string, uid: string): void {
    for (const ouvinte of this.#daColecao.get(colecao) ?? []) ouvinte(uid);
  }
}
