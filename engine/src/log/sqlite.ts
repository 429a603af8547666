import { closeSync, fdatasyncSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { type Arquivo, type Guardado, LogFile, type Pronto } from './arquivo.ts';
import { textoDoCommit } from './encadear.ts';
import type { Commit, EventLog, Head, Pulse, StoredCommit } from './log.ts';
import { ThreadedFile } from './thread.ts';

/** Above this an append blocks the event loop for longer than the sockets can be made to wait. */
const FSYNC_LENTO_MS = 2;

/**
 * The event log in SQLite, in a thread of its own: hashing, inserting and syncing a commit are a quarter of a bid's work, and a slow
 * disk then delays bids but not the sockets. Where there is a single core and the disk syncs fast, nothing is quicker than no hand-over.
 */
export function abrirLog(caminho: string): EventLog {
  const aqui = availableParallelism() === 1 && medirFsync(caminho) <= FSYNC_LENTO_MS;
  return aqui ? abrirLogSqlite(caminho) : abrirLogEmThread(caminho);
}

export function abrirLogSqlite(caminho: string, { esperaMs = 5_000 } = {}) {
  const arquivo = new LogFile(caminho, esperaMs);
  return Object.assign(new SqliteLog(arquivo), { banco: () => arquivo.banco });
}

/** A second connection beside the owner's, which writes nothing. */
export const abrirLogParaLer = (caminho: string): EventLog =>
  new SqliteLog(new LogFile(caminho, 5_000, true));

export const abrirLogEmThread = (caminho: string, { esperaMs = 5_000 } = {}): EventLog =>
  new SqliteLog(new ThreadedFile(caminho, esperaMs));

class SqliteLog implements EventLog {
  readonly #arquivo: Arquivo;

  constructor(arquivo: Arquivo) {
    this.#arquivo = arquivo;
  }

  async append(commits: readonly Commit[]): Promise<StoredCommit[]> {
    const prontos = commits.map(
      (commit): Pronto => ({
        stream: commit.stream,
        commitNo: commit.commitNo,
        epoch: commit.epoch,
        firstSeq: commit.firstSeq,
        prevHash: commit.prevHash,
        events: { length: commit.events.length },
        texto: textoDoCommit(commit),
      }),
    );
    const hashes = await this.#arquivo.gravar(prontos);
    return commits.map((commit, i) => ({ ...commit, hash: hashes[i]! }));
  }

  async *read(stream: string, fromCommit = 1): AsyncIterable<StoredCommit> {
    let pagina = await this.#arquivo.pagina(stream, fromCommit);
    while (pagina.length > 0) {
      // A thread reads the next page while this one is parsed and folded.
      const seguinte = this.#pagina(stream, pagina.at(-1)!.commitNo + 1);
      for (const { hash, texto } of pagina) {
        const commit = JSON.parse(texto) as StoredCommit;
        commit.hash = hash;
        yield commit;
      }
      await new Promise((resolve) => setImmediate(resolve));
      pagina = await seguinte;
    }
  }

  /** Whoever stops reading does not hear that the page after could not be read. */
  #pagina(stream: string, desde: number): Promise<Guardado[]> {
    const pagina = (async () => this.#arquivo.pagina(stream, desde))();
    pagina.catch(() => {});
    return pagina;
  }

  async head(stream: string): Promise<Head | null> {
    return this.#arquivo.cabeca(stream);
  }

  async *streams(): AsyncIterable<{ stream: string; commitNo: number }> {
    yield* await this.#arquivo.streams();
  }

  async pulsar(dono: string, instante: number): Promise<void> {
    await this.#arquivo.pulsar(dono, instante);
  }

  async pulsos(): Promise<Pulse[]> {
    return this.#arquivo.pulsos();
  }

  async close(): Promise<void> {
    await this.#arquivo.fechar();
  }
}

/** Median ms of a few synced writes beside the log. */
function medirFsync(caminho: string): number {
  const sonda = `${caminho}.sonda`;
  mkdirSync(dirname(caminho), { recursive: true });
  const descritor = openSync(sonda, 'w');
  try {
    const tempos = Array.from({ length: 9 }, () => {
      const inicio = performance.now();
      writeSync(descritor, Buffer.alloc(4_096));
      fdatasyncSync(descritor);
      return performance.now() - inicio;
    });
    return tempos.sort((a, b) => a - b)[4]!;
  } finally {
    closeSync(descritor);
    rmSync(sonda);
  }
}
