/** A binary min-heap of values under numeric keys. Equal keys come out in no particular order. */
export class Heap<T> {
  readonly #itens: { chave: number; valor: T }[] = [];

  get tamanho(): number {
    return this.#itens.length;
  }

  topo(): { chave: number; valor: T } | undefined {
    return this.#itens[0];
  }

  inserir(chave: number, valor: T): void {
    const itens = this.#itens;
    const novo = { chave, valor };
    let lugar = itens.push(novo) - 1;
    while (lugar > 0) {
      const pai = (lugar - 1) >> 1;
      if (itens[pai]!.chave <= chave) break;
      itens[lugar] = itens[pai]!;
      lugar = pai;
    }
    itens[lugar] = novo;
  }

  retirar(): { chave: number; valor: T } | undefined {
    const itens = this.#itens;
    const topo = itens[0];
    const ultimo = itens.pop();
    if (ultimo === undefined || itens.length === 0) return topo;
    let lugar = 0;
    for (;;) {
      let filho = 2 * lugar + 1;
      if (filho >= itens.length) break;
      if (filho + 1 < itens.length && itens[filho + 1]!.chave < itens[filho]!.chave) filho++;
      if (itens[filho]!.chave >= ultimo.chave) break;
      itens[lugar] = itens[filho]!;
      lugar = filho;
    }
    itens[lugar] = ultimo;
    return topo;
  }
}
