/** Runs the work of one key one after another, whatever becomes of the one before; works of different keys go side by side. */
export interface EmSerie {
  <T>(chave: string, trabalho: () => Promise<T>): Promise<T>;
  /** Resolves when nothing waits and nothing runs. */
  vazia(): Promise<void>;
}

export function criarSerie(): EmSerie {
  const filas = new Map<string, Promise<unknown>>();
  const emSerie = <T>(chave: string, trabalho: () => Promise<T>): Promise<T> => {
    const vez = (filas.get(chave) ?? Promise.resolve()).then(trabalho, trabalho);
    filas.set(chave, vez);
    const sair = () => {
      if (filas.get(chave) === vez) filas.delete(chave);
    };
    vez.then(sair, sair);
    return vez;
  };
  const vazia = async (): Promise<void> => {
    while (filas.size > 0) await Promise.allSettled(filas.values());
  };
  return Object.assign(emSerie, { vazia });
}
