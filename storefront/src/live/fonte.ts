/** A value that changes outside React, in the shape `useSyncExternalStore` wants. */
export interface Fonte<T> {
  ler(): T;
  /** Listeners hear of changes only: setting the same value again is silence. */
  definir(valor: T): void;
  assinar(ouvinte: () => void): () => void;
}

export function criarFonte<T>(inicial: T): Fonte<T> {
  let valor = inicial;
  const ouvintes = new Set<() => void>();
  return {
    ler: () => valor,
    definir(novo) {
      if (Object.is(novo, valor)) return;
      valor = novo;
      for (const ouvinte of [...ouvintes]) ouvinte();
    },
    assinar(ouvinte) {
      ouvintes.add(ouvinte);
      return () => ouvintes.delete(ouvinte);
    },
  };
}
