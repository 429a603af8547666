import type { Registros } from '../../records/records.ts';

/** How old what is known may be where other processes write too, and their word may be lost. */
const CONFERENCIA_MS = 2_000;

/** A short list of records in memory, as it is now: what is asked at every call. */
export interface Acompanhado<T> {
  atual(): T;
  /** Resolves when all that was written before is in it, or the store was silent. */
  emDia(): Promise<void>;
  /** Called after it was read anew. Returns the unsubscriber. */
  aoMudar(ouvinte: () => void): () => void;
  parar(): void;
}

/**
 * Reads at the start, again after each write of the collection by whatever process, and where there are others every two seconds. While the
 * store is silent what was known last stands.
 */
export async function acompanhar<T>({
  registros,
  colecao,
  ler,
  compartilhada,
}: {
  registros: Pick<Registros, 'aoEscrever'>;
  colecao: string;
  ler(): Promise<T>;
  compartilhada: boolean;
}): Promise<Acompanhado<T>> {
  let valor = await ler();
  const ouvintes = new Set<() => void>();
  let leitura: Promise<void> | null = null;
  let deNovo = false;
  const atualizar = (): Promise<void> => {
    // What was written while it was being read may not be in what was read.
    deNovo = true;
    leitura ??= lerDeNovo();
    return leitura;
  };
  const lerDeNovo = async (): Promise<void> => {
    try {
      while (deNovo) {
        deNovo = false;
        valor = await ler();
      }
      for (const ouvinte of ouvintes) ouvinte();
    } catch {
      // The next write, or the next look, asks again.
    } finally {
      leitura = null;
    }
  };
  const surdo = registros.aoEscrever(colecao, () => void atualizar());
  const relogio = compartilhada ? setInterval(() => void atualizar(), CONFERENCIA_MS).unref() : null;
  return {
    atual: () => valor,
    emDia: atualizar,
    aoMudar(ouvinte) {
      ouvintes.add(ouvinte);
      return () => ouvintes.delete(ouvinte);
    },
    parar() {
      surdo();
      if (relogio !== null) clearInterval(relogio);
    },
  };
}
