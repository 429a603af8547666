import type { Consulta, Pagina } from '@martelo/shared/filtro';
import type { z } from 'zod';

/**
 * On whose behalf the records are touched. Tenancy and ownership are checked here, in the data layer, by each collection's
 * policy: no route can forget it. `sistema` is the engine itself (projections, jobs).
 */
export type Acesso =
  | { tipo: 'sistema' }
  | { tipo: 'anonimo'; hotsiteId: number }
  | { tipo: 'cliente'; hotsiteId: number; cliUid: string; papeis: readonly string[]; sessao?: string }
  | {
      tipo: 'interno';
      hotsiteId: number;
      hotsites: readonly number[];
      usuUid: string;
      papeis: readonly string[];
    };

/** What the port itself stamps on every document. */
export interface Carimbos {
  /** Starts at 1, grows by one with each save; a save that names another is refused (RevisaoDesatualizada). */
  revisao: number;
  createdAt: string;
  createdBy: string;
  updatedAt: string;
  updatedBy: string;
}
export type Registro<T> = T & Carimbos;

export interface DefinicaoColecao<T extends { uid: string }> {
  nome: string;
  /** Parsed on every write: nothing malformed is ever stored. */
  schema: z.ZodType<T>;
  /** Typed, indexed fields (dot paths): what filters and orders may name. Lists are filtered by any of their values; ordered by one of them. */
  indices: Record<
    string,
    {
      tipo: 'texto' | 'inteiro' | 'real' | 'instante' | 'booleano';
      unico?: boolean;
      /** May be named, but nothing is found by it alone: no tree of its own, which every write would pay for. */
      semArvore?: boolean;
    }
  >;
  /** Trees over several of them, for what is found by the first and ordered by the next. */
  arvores?: readonly (readonly string[])[];
  /** True where nobody looks for what was made or changed when: no trees of the stamps. */
  carimbosSemArvore?: boolean;
  /** Fields (dot paths) whose words `geral` and `geral_ou` search. */
  textoGeral?: readonly string[];
  /** Unique combinations, e.g. [['hotsiteId', 'email']]. */
  unicos?: readonly (readonly string[])[];
  /** True for what lives shortly and changes often (sessions, failed logins): former versions are not kept. */
  semHistorico?: boolean;
  /**
   * True where a change that a power failure takes back does no harm: SQLite then saves without waiting for the disk. What is
   * inserted is durable all the same.
   */
  salvaSemSincronizar?: boolean;
  /** Extra exact filters this caller's reads always carry; `null` = no access at all. */
  leitura(acesso: Acesso): Record<string, string | number | boolean | readonly (string | number)[]> | null;
  /** May this caller write this document? Asked with the old (null when new) and the new one. */
  escrita(acesso: Acesso, depois: T, antes: Registro<T> | null): boolean;
}

export interface Colecao<T extends { uid: string }> {
  obter(acesso: Acesso, uid: string): Promise<Registro<T> | null>;
  /** By a unique or indexed field; null when none, or not visible to the caller. */
  obterPor(acesso: Acesso, campo: string, valor: string | number): Promise<Registro<T> | null>;
  listar(acesso: Acesso, consulta: Consulta): Promise<Pagina<Registro<T>>>;
  /** @throws ValorEmUso when a unique field is taken */
  inserir(acesso: Acesso, doc: T): Promise<Registro<T>>;
  /** Replaces the document if its revision is still `revisao`, and keeps the old one in the history. @throws RevisaoDesatualizada, ValorEmUso */
  salvar(acesso: Acesso, doc: T, revisao: number): Promise<Registro<T>>;
  remover(acesso: Acesso, uid: string, revisao: number): Promise<void>;
  /** Every former version with who and when, newest first. */
  historico(acesso: Acesso, uid: string): Promise<Registro<T>[]>;
}

/** Consecutive commits of a stream: those after `apos`, up to and with `ate`. */
export interface Passo {
  apos: number;
  ate: number;
}

/**
 * Where projections write: the changes of a step and the checkpoint together, each commit of a stream once, whoever applies it.
 * `gravar` inserts or replaces without history: what follows from the log needs none. A document that a projection rewrites
 * follows from one stream, and is written by nobody else.
 */
export interface EscritaProjecao {
  /** Last commit applied, of each stream that the projection has begun; 0 of any other. */
  checkpoints(projecao: string): Promise<ReadonlyMap<string, number>>;
  /**
   * Applies the step if the checkpoint is still `apos`, and resolves with the checkpoint as it then is: `ate`, or where somebody
   * else has taken it. `mudancas` is synchronous and does nothing but read and write through `tx`: it may be run more than
   * once, over more complete readings each time, and what it throws in a run that counts is the rejection.
   */
  aplicar(
    projecao: string,
    stream: string,
    passo: Passo,
    mudancas: (tx: TransacaoProjecao) => void,
  ): Promise<number>;
  /** Forgets everything the projection wrote, so that it is made again from the log. */
  zerar(projecao: string, colecoes: readonly string[]): Promise<void>;
}
export interface TransacaoProjecao {
  gravar<T extends { uid: string }>(colecao: DefinicaoColecao<T>, doc: T): void;
  ler<T extends { uid: string }>(colecao: DefinicaoColecao<T>, uid: string): T | null;
}

/** The records store. Two adapters (SQLite, MongoDB), one contract suite. */
export interface Registros {
  colecao<T extends { uid: string }>(definicao: DefinicaoColecao<T>): Colecao<T>;
  projecoes: EscritaProjecao;
  /** Next small number of a counter (`id`s people read): unique, growing, gaps allowed. `quantos` reserves a run, first returned. */
  proximoId(contador: string, quantos?: number): Promise<number>;
  /**
   * Called with the uid after each durable write to a collection, also of another process once `avisarEscrita` tells of it: what
   * invalidates caches. Not told of `zerar`. Returns the unsubscriber.
   */
  aoEscrever(colecao: string, ouvinte: (uid: string) => void): () => void;
  /** Does anything here listen to the collection? If not, nothing does in another process of the same program either. */
  escutada(colecao: string): boolean;
  /** Called after each durable write that this process made: what has to be told to the others. Returns the unsubscriber. */
  aoEscreverAqui(ouvinte: (colecao: string, uid: string) => void): () => void;
  /** Another process wrote this document: the listeners of `aoEscrever` hear of it. */
  avisarEscrita(colecao: string, uid: string): void;
  close(): Promise<void>;
}
