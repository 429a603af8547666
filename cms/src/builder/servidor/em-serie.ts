const filas = new Map<string, Promise<unknown>>();

/** Runs the work of one key one after another, so that a read of the revision and the write that depends on it stay together. */
export async function emSerie<T>(chave: string, trabalho: () => Promise<T>): Promise<T> {
  const anterior = filas.get(chave) ?? Promise.resolve();
  const atual = anterior.then(trabalho, trabalho);
  filas.set(chave, atual);
  try {
    return await atual;
  } finally {
    if (filas.get(chave) === atual) filas.delete(chave);
  }
}
