import type { Arquivo } from '@martelo/shared/arquivo';
import { SISTEMA } from '../records/acesso.ts';
import type { Colecao } from '../records/records.ts';
import type { FileStore } from './store.ts';

/** Which of these keys are named by records of others than what people send. */
export type NamedElsewhere = (keys: readonly string[]) => Promise<readonly string[]>;

const DIA_MS = 86_400_000;
const SWEEP_MS = DIA_MS / 4;
const POR_VEZ = 100;

/**
 * Removes the bytes that no record names: those of an engine that died between keeping them and writing them down, or between writing down that
 * they are erased and erasing them. Only what has lain for a day: a record that is to name them is written at once, and under no key twice.
 * @returns how many files went
 */
export async function removeOrphans(
  { store, arquivos, outros }: { store: FileStore; arquivos: Colecao<Arquivo>; outros?: NamedElsewhere },
  agora: number,
  signal?: AbortSignal,
): Promise<number> {
  let removed = 0;
  let old: string[] = [];
  const sweep = async (): Promise<void> => {
    const named = await namedAmong(arquivos, old);
    const rest = old.filter((candidate) => !named.has(candidate));
    if (outros !== undefined && rest.length > 0) for (const key of await outros(rest)) named.add(key);
    for (const key of old.filter((candidate) => !named.has(candidate))) {
      if (signal?.aborted) return;
      await store.remove(key);
      removed += 1;
    }
    old = [];
  };
  for await (const { key, putAt } of store.list()) {
    if (signal?.aborted) return removed;
    if (putAt > agora - DIA_MS) continue;
    old.push(key);
    if (old.length === POR_VEZ) await sweep();
  }
  await sweep();
  return removed;
}

async function namedAmong(arquivos: Colecao<Arquivo>, keys: readonly string[]): Promise<Set<string>> {
  const named = new Set<string>();
  if (keys.length === 0) return named;
  for (const campo of ['chave', 'chaveMiniatura'] as const) {
    const filtros = [{ tipo: 'multipla' as const, campo, valores: [...keys] }];
    for await (const arquivo of arquivos.percorrer(SISTEMA, { filtros })) named.add(arquivo[campo]!);
  }
  return named;
}

/**
 * Has it done at once and every six hours, in each engine: what is done twice does no harm.
 * @returns what ends it, and waits for what is under way
 */
export function sweepRegularly(
  sweep: (signal: AbortSignal) => Promise<void>,
  failed: (cause: unknown) => void,
): () => Promise<void> {
  const end = new AbortController();
  let round = Promise.resolve();
  const turn = (): void => {
    round = round.then(() => sweep(end.signal)).catch(failed);
  };
  turn();
  const timer = setInterval(turn, SWEEP_MS).unref();
  return () => {
    clearInterval(timer);
    end.abort();
    return round;
  };
}
