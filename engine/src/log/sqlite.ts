import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { cabecaDepois, cabecaInicial, quebraDaCadeia, sha256, textoDoCommit } from './encadear.ts';
import {
  type Commit,
  CommitConflict,
  type EventLog,
  type Head,
  type StoredCommit,
  StoreUnavailable,
  UnknownOutcome,
} from './log.ts';

/** Commits read at a time: bounds the memory of a replay and gives the event loop its turns. */
const PAGINA = 256;

/**
 * The event log in one SQLite file. An append is one transaction, fsynced before it resolves (WAL with `synchronous=FULL`; the
 * pragma must follow the switch to WAL). The stored text is the very one that was hashed.
 * `esperaMs` is how long a file locked by another process is waited for, blocking: a second owner is a mistake, a backup is short.
 */
export function abrirLogSqlite(arquivo: string, { esperaMs = 5_000 } = {}): LogSqlite {
  mkdirSync(dirname(arquivo), { recursive: true });
  return new LogSqlite(arquivo, esperaMs);
}

class LogSqlite implements EventLog {
  readonly #arquivo: string;
  readonly #esperaMs: number;
  #conexao: Conexao;
  /** After a COMMIT that failed midway only a fresh connection knows what the file holds. */
  #suspeita = false;

  constructor(arquivo: string, esperaMs: number) {
    this.#arquivo = arquivo;
    this.#esperaMs = esperaMs;
    this.#conexao = new Conexao(arquivo, esperaMs);
  }

  /** For what concerns the file rather than the log: backups, pragmas. */
  get banco(): DatabaseSync {
    return this.#conexao.db;
  }

  async append(commits: readonly Commit[]): Promise<StoredCommit[]> {
    const conexao = this.#confiavel();
    traduzindo(() => conexao.db.exec('BEGIN IMMEDIATE'));
    let guardados: StoredCommit[];
    try {
      guardados = commits.map((commit) => inserir(conexao, commit));
    } catch (erro) {
      this.#desfazer(conexao);
      throw traduzir(erro);
    }
    try {
      conexao.db.exec('COMMIT');
    } catch (erro) {
      // A failed fsync says nothing about what reached the disk (BUSY and FULL come before it).
      this.#desfazer(conexao);
      const traduzido = traduzir(erro);
      if (codigoSqlite(erro) !== SQLITE_IOERR) throw traduzido;
      this.#suspeita = true;
      throw new UnknownOutcome('the commit may or may not be durable', { cause: erro });
    }
    return guardados;
  }

  async *read(stream: string, fromCommit = 1): AsyncIterable<StoredCommit> {
    let proximo = fromCommit;
    for (;;) {
      const linhas = traduzindo(() =>
        this.#confiavel().ler.all(stream, proximo, PAGINA),
      ) as unknown as Linha[];
      for (const linha of linhas) {
        const commit = JSON.parse(linha.texto) as StoredCommit;
        commit.hash = linha.hash;
        yield commit;
      }
      const ultima = linhas.at(-1);
      if (ultima === undefined || linhas.length < PAGINA) return;
      proximo = ultima.commit_no + 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  async head(stream: string): Promise<Head | null> {
    return traduzindo(() => cabeca(this.#confiavel(), stream));
  }

  async *streams(): AsyncIterable<{ stream: string; commitNo: number }> {
    const linhas = traduzindo(() => this.#confiavel().fluxos.all()) as unknown as Linha[];
    for (const linha of linhas) yield { stream: linha.stream, commitNo: linha.commit_no };
  }

  async close(): Promise<void> {
    this.#conexao.db.close();
  }

  #confiavel(): Conexao {
    if (this.#suspeita) {
      // Closing discards frames that no reader ever saw; opening recovers what is really there.
      this.#conexao.db.close();
      this.#conexao = traduzindo(() => new Conexao(this.#arquivo, this.#esperaMs));
      this.#suspeita = false;
    }
    return this.#conexao;
  }

  #desfazer(conexao: Conexao): void {
    try {
      if (conexao.db.isTransaction) conexao.db.exec('ROLLBACK');
    } catch {
      this.#suspeita = true;
    }
  }
}

interface Linha {
  stream: string;
  commit_no: number;
  epoch: number;
  prox_seq: number;
  hash: string;
  texto: string;
}

class Conexao {
  readonly db: DatabaseSync;
  readonly inserir: StatementSync;
  readonly ultimo: StatementSync;
  readonly ler: StatementSync;
  readonly fluxos: StatementSync;

  constructor(arquivo: string, esperaMs: number) {
    this.db = new DatabaseSync(arquivo, { timeout: esperaMs });
    this.db.exec('PRAGMA journal_mode = WAL');
    this.db.exec('PRAGMA synchronous = FULL');
    this.db.exec(ESQUEMA);
    this.inserir = this.db.prepare(
      'INSERT INTO commits (stream, commit_no, epoch, prox_seq, hash, texto) VALUES (?, ?, ?, ?, ?, ?)',
    );
    this.ultimo = this.db.prepare(
      'SELECT commit_no, epoch, prox_seq, hash FROM commits WHERE stream = ? ORDER BY commit_no DESC LIMIT 1',
    );
    this.ler = this.db.prepare(
      'SELECT commit_no, hash, texto FROM commits WHERE stream = ? AND commit_no >= ? ORDER BY commit_no LIMIT ?',
    );
    this.fluxos = this.db.prepare('SELECT stream, max(commit_no) AS commit_no FROM commits GROUP BY stream');
  }
}

/** `epoch`, `prox_seq` and `hash` repeat what the text says, so that a stream's head is read without parsing it. */
const ESQUEMA = `
  CREATE TABLE IF NOT EXISTS commits (
    stream TEXT NOT NULL,
    commit_no INTEGER NOT NULL,
    epoch INTEGER NOT NULL,
    prox_seq INTEGER NOT NULL,
    hash TEXT NOT NULL,
    texto TEXT NOT NULL,
    UNIQUE (stream, commit_no)
  ) STRICT`;

function cabeca(conexao: Conexao, stream: string): Head | null {
  const linha = conexao.ultimo.get(stream) as unknown as Linha | undefined;
  if (linha === undefined) return null;
  return { commitNo: linha.commit_no, nextSeq: linha.prox_seq, hash: linha.hash, epoch: linha.epoch };
}

function inserir(conexao: Conexao, commit: Commit): StoredCommit {
  const quebra = quebraDaCadeia(cabeca(conexao, commit.stream) ?? cabecaInicial(commit.stream), commit);
  if (quebra !== null) throw new CommitConflict(`${commit.stream}: ${quebra}`);
  const texto = textoDoCommit(commit);
  const guardado = { ...commit, hash: sha256(texto) };
  const { nextSeq } = cabecaDepois(guardado);
  conexao.inserir.run(commit.stream, commit.commitNo, commit.epoch, nextSeq, guardado.hash, texto);
  return guardado;
}

const SQLITE_BUSY = 5;
const SQLITE_IOERR = 10;
const SQLITE_CONSTRAINT = 19;
/** BUSY, LOCKED, NOMEM, READONLY, IOERR, FULL, CANTOPEN: the store, not our data. */
const INDISPONIVEL: ReadonlySet<number> = new Set([SQLITE_BUSY, 6, 7, 8, SQLITE_IOERR, 13, 14]);

/** The primary result code of an error from node:sqlite; 0 for any other error. */
function codigoSqlite(erro: unknown): number {
  const { code, errcode } = erro as { code?: string; errcode?: number };
  return code === 'ERR_SQLITE_ERROR' && errcode !== undefined ? errcode & 0xff : 0;
}

function traduzir(erro: unknown): unknown {
  const codigo = codigoSqlite(erro);
  if (codigo === SQLITE_CONSTRAINT) return new CommitConflict('commit number taken', { cause: erro });
  if (INDISPONIVEL.has(codigo)) return new StoreUnavailable((erro as Error).message, { cause: erro });
  return erro;
}

function traduzindo<T>(operacao: () => T): T {
  try {
    return operacao();
  } catch (erro) {
    throw traduzir(erro);
  }
}
