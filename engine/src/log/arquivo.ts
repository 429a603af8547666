import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { StoreUnavailable, UnknownOutcome } from '../store/unavailable.ts';
import { cabecaInicial, type Elo, quebraDaCadeia, sha256 } from './encadear.ts';
import { CommitConflict, type Head, type Pulse } from './log.ts';

/** A commit on its way to the file: serialised once, by who appends. */
export interface Pronto extends Elo {
  stream: string;
  /** RFC 8785 text of the commit: what is hashed and what is stored. */
  texto: string;
}

export interface Guardado {
  commitNo: number;
  hash: string;
  texto: string;
}

/** The file, here or in a thread of its own. */
export interface Arquivo {
  gravar(prontos: readonly Pronto[]): string[] | Promise<string[]>;
  pagina(stream: string, desde: number): Guardado[] | Promise<Guardado[]>;
  cabeca(stream: string): Head | null | Promise<Head | null>;
  streams(): { stream: string; commitNo: number }[] | Promise<{ stream: string; commitNo: number }[]>;
  pulsar(dono: string, instante: number): void | Promise<void>;
  pulsos(): Pulse[] | Promise<Pulse[]>;
  fechar(): void | Promise<void>;
}

/** A page of a replay: bounds its memory and gives the event loop its turns. */
const COMMITS_POR_PAGINA = 256;
const CARACTERES_POR_PAGINA = 4_000_000;

/**
 * The event log's one SQLite file, blocking. A write is one transaction, fsynced before it returns (WAL with `synchronous=FULL`;
 * the pragma must follow the switch to WAL). `esperaMs` is how long a file locked by another process is waited for: a second owner
 * is a mistake, a backup is short.
 */
export class LogFile {
  readonly #caminho: string;
  readonly #esperaMs: number;
  #conexao: Conexao;
  /** After a COMMIT that failed midway only a fresh connection knows what the file holds. */
  #suspeita = false;

  constructor(caminho: string, esperaMs: number, soLeitura = false) {
    mkdirSync(dirname(caminho), { recursive: true });
    this.#caminho = caminho;
    this.#esperaMs = esperaMs;
    this.#conexao = new Conexao(caminho, esperaMs, soLeitura);
  }

  /** For what concerns the file rather than the log: backups, pragmas. */
  get banco(): DatabaseSync {
    return this.#conexao.db;
  }

  /** All or none. Returns each one's hash. @throws CommitConflict, UnknownOutcome, StoreUnavailable */
  gravar(prontos: readonly Pronto[]): string[] {
    const conexao = this.#confiavel();
    traduzindo(() => conexao.db.exec('BEGIN IMMEDIATE'));
    let hashes: string[];
    try {
      hashes = prontos.map((pronto) => inserir(conexao, pronto));
    } catch (erro) {
      this.#desfazer(conexao);
      throw traduzir(erro);
    }
    try {
      conexao.db.exec('COMMIT');
    } catch (erro) {
      // A failed fsync says nothing about what reached the disk (BUSY and FULL come before it).
      this.#desfazer(conexao);
      if (codigoSqlite(erro) !== SQLITE_IOERR) throw traduzir(erro);
      this.#suspeita = true;
      throw new UnknownOutcome('the commit may or may not be durable', { cause: erro });
    }
    return hashes;
  }

  /** Commits from `desde` on, as many as make a page; none when there are no more. */
  pagina(stream: string, desde: number): Guardado[] {
    return traduzindo(() => {
      const guardados: Guardado[] = [];
      let caracteres = 0;
      for (const linha of this.#confiavel().ler.iterate(stream, desde, COMMITS_POR_PAGINA)) {
        const { commit_no, hash, texto } = linha as unknown as Linha;
        guardados.push({ commitNo: commit_no, hash, texto });
        caracteres += texto.length;
        if (caracteres >= CARACTERES_POR_PAGINA) break;
      }
      return guardados;
    });
  }

  cabeca(stream: string): Head | null {
    return traduzindo(() => cabeca(this.#confiavel(), stream));
  }

  streams(): { stream: string; commitNo: number }[] {
    const linhas = traduzindo(() => this.#confiavel().fluxos.all()) as unknown as Linha[];
    return linhas.map(({ stream, commit_no }) => ({ stream, commitNo: commit_no }));
  }

  /** One fsync, like a commit. @throws StoreUnavailable */
  pulsar(dono: string, instante: number): void {
    const conexao = this.#confiavel();
    try {
      conexao.pulsar.run(dono, instante);
    } catch (erro) {
      this.#suspeita = codigoSqlite(erro) === SQLITE_IOERR;
      throw traduzir(erro);
    }
  }

  pulsos(): Pulse[] {
    return traduzindo(() => this.#confiavel().pulsos.all()) as unknown as Pulse[];
  }

  fechar(): void {
    this.#conexao.db.close();
  }

  #confiavel(): Conexao {
    if (this.#suspeita) {
      // Closing discards frames that no reader ever saw; opening recovers what is really there.
      if (this.#conexao.db.isOpen) this.#conexao.db.close();
      this.#conexao = traduzindo(() => new Conexao(this.#caminho, this.#esperaMs));
      // What the file shows may be in the system's memory alone: it counts once it was written again, and synced.
      traduzindo(() => firmar(this.#conexao.db));
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
  readonly pulsar: StatementSync;
  readonly pulsos: StatementSync;

  constructor(caminho: string, esperaMs: number, soLeitura = false) {
    this.db = new DatabaseSync(caminho, { timeout: esperaMs, readOnly: soLeitura });
    if (!soLeitura) {
      this.db.exec('PRAGMA journal_mode = WAL');
      this.db.exec('PRAGMA synchronous = FULL');
      this.db.exec(ESQUEMA);
    }
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
    this.pulsar = this.db.prepare('INSERT OR REPLACE INTO pulsos (dono, instante) VALUES (?, ?)');
    this.pulsos = this.db.prepare('SELECT dono, instante FROM pulsos');
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
  ) STRICT;
  CREATE TABLE IF NOT EXISTS pulsos (
    dono TEXT PRIMARY KEY,
    instante INTEGER NOT NULL
  ) STRICT`;

function cabeca(conexao: Conexao, stream: string): Head | null {
  const linha = conexao.ultimo.get(stream) as unknown as Linha | undefined;
  if (linha === undefined) return null;
  return { commitNo: linha.commit_no, nextSeq: linha.prox_seq, hash: linha.hash, epoch: linha.epoch };
}

function inserir(conexao: Conexao, pronto: Pronto): string {
  const { stream, commitNo, epoch, firstSeq, events, texto } = pronto;
  const quebra = quebraDaCadeia(cabeca(conexao, stream) ?? cabecaInicial(stream), pronto);
  if (quebra !== null) throw new CommitConflict(`${stream}: ${quebra}`);
  const hash = sha256(texto);
  conexao.inserir.run(stream, commitNo, epoch, firstSeq + events.length, hash, texto);
  return hash;
}

/** Moves everything from the journal into the file, synced. @throws StoreUnavailable when another connection is in the way */
function firmar(db: DatabaseSync): void {
  const { busy } = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
  if (busy !== 0) throw new StoreUnavailable('the journal is in use by another connection');
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
