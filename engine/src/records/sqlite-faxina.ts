import { Worker } from 'node:worker_threads';

/** The journal that one thread may leave to the other before it moves it itself, in pages: some 200 MB. */
export const PAGINAS_SEM_FAXINA = 50_000;

/**
 * Moves what is in the journal into the file, in a thread of its own: the disk's syncs that this takes would otherwise be waited
 * for by whoever wrote last, on the thread that takes the bids. Returns what ends it.
 */
export function faxinarEmThread(arquivo: string): () => Promise<unknown> {
  const thread = new Worker(new URL('./sqlite-faxineiro.ts', import.meta.url), { workerData: { arquivo } });
  // Without it the journal grows to its bound, and is moved by who writes.
  thread.on('error', () => {});
  thread.unref();
  return () => thread.terminate();
}
