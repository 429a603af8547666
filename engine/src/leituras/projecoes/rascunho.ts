import type { DefinicaoColecao, TransacaoProjecao } from '../../records/records.ts';

/**
 * The documents that one commit touches, each read once and written once however many of its events change them: a commit of
 * five hundred bids on one lot rewrites that lot's document one time.
 */
export class Rascunho implements TransacaoProjecao {
  readonly #tx: TransacaoProjecao;
  readonly #documentos = new Map<
    string,
    { definicao: DefinicaoColecao<never>; doc: unknown; mudou: boolean }
  >();

  constructor(tx: TransacaoProjecao) {
    this.#tx = tx;
  }

  ler<T extends { uid: string }>(definicao: DefinicaoColecao<T>, uid: string): T | null {
    const chave = `${definicao.nome}/${uid}`;
    let entrada = this.#documentos.get(chave);
    if (entrada === undefined) {
      entrada = { definicao: definicao as never, doc: this.#tx.ler(definicao, uid), mudou: false };
      this.#documentos.set(chave, entrada);
    }
    return entrada.doc as T | null;
  }

  gravar<T extends { uid: string }>(definicao: DefinicaoColecao<T>, doc: T): void {
    this.#documentos.set(`${definicao.nome}/${doc.uid}`, { definicao: definicao as never, doc, mudou: true });
  }

  /** Hands what changed to the transaction. */
  concluir(): void {
    for (const { definicao, doc, mudou } of this.#documentos.values()) {
      if (mudou) this.#tx.gravar(definicao, doc as never);
    }
  }
}
