import { AsyncLocalStorage } from 'node:async_hooks';
import type { BaseDatabaseAdapter, Payload } from 'payload';

/** What a database of ours offers besides Payload's: a read and the write that depends on it, with nobody in between. */
export interface ComTransacao {
  /**
   * Runs `trabalho` alone among all that write, in every process over the same database. On SQLite all it writes is one transaction;
   * on MongoDB it holds the lease of `chave`.
   */
  transacao<T>(chave: string, trabalho: () => Promise<T>): Promise<T>;
}

interface Aberta {
  viva: boolean;
  depois: (() => void)[];
}

const casa = globalThis as unknown as { __marteloTransacao?: AsyncLocalStorage<Aberta> };
/** One a process, whichever of Next's bundles asks. */
const aberta = (): AsyncLocalStorage<Aberta> => {
  casa.__marteloTransacao ??= new AsyncLocalStorage();
  return casa.__marteloTransacao;
};

/**
 * Runs `trabalho` as one transaction: what it reads cannot change before what it writes is kept, whichever process writes too, and it
 * is all kept or nothing is. Everything asked of the database in it takes part without being told; inside another it joins that one.
 * Nothing slow belongs in it: everybody else's writes wait.
 */
export async function emTransacao<T>(
  payload: Payload,
  chave: string,
  trabalho: () => Promise<T>,
): Promise<T> {
  if (aberta().getStore()?.viva) return trabalho();
  const banco = payload.db as unknown as BaseDatabaseAdapter & ComTransacao;
  const nova: Aberta = { viva: true, depois: [] };
  const resultado = await banco
    .transacao(chave, () => aberta().run(nova, trabalho))
    .finally(() => {
      nova.viva = false;
    });
  for (const um of nova.depois) um();
  return resultado;
}

/** Reads between two writes of one transaction, never in their midst. SQLite shows no reader the midst of one. */
export const semMeioTermo = <T>(payload: Payload, chave: string, ler: () => Promise<T>): Promise<T> =>
  payload.db.name === 'sqlite' ? ler() : emTransacao(payload, chave, ler);

/** Does it once what is being written is kept, never if it is not; at once where nothing is. For telling others. */
export function depoisDeGravar(fazer: () => void): void {
  const atual = aberta().getStore();
  if (atual?.viva) atual.depois.push(fazer);
  else fazer();
}
