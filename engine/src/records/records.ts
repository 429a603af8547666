import type { DireitoNoPatio } from '@martelo/shared/direitos-no-patio';
import type { Consulta, Filtro, Ordem, Pagina } from '@martelo/shared/filtro';
import type { z } from 'zod';
import type { Efeito, MudancaDeEfeitos } from './efeitos.ts';

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
      /** `id`s of the brand's consignors that they answer for, in order; only of who has the consignors' role. */
      comitentes?: readonly number[];
      /** `id`s of the groups and portfolios that these name. */
      gruposComitente?: readonly number[];
      carteiras?: readonly number[];
      /** `uid`s of the brand's yards that they stand at; only of who hands over by the yards' role and by no other. */
      patios?: readonly string[];
      /** What their link to some of these lets them do there; of one that is not named, all. */
      direitosNosPatios?: Readonly<Record<string, readonly DireitoNoPatio[]>>;
      /** Of an account that has a second factor: when a code of it was last given in this session, Unix ms; null: not yet. */
      fatorEm?: number | null;
      /** Also sees what was removed, where its kind lets it bring that back. */
      removidos?: boolean;
      /**
       * Of a change that needs a second person: who agreed to it, or null where nobody else could. Given by what asks them alone
       * (docs/quatro-olhos.md): left out, such a change is not written.
       */
      segunda?: Segunda | null;
    }
  /** An account of the house none of whose roles is of the house: it sees to itself, what visitors see, and what a kind opens to it (`deFora`). */
  | {
      tipo: 'externo';
      hotsiteId: number;
      usuUid: string;
      papeis: readonly string[];
      /** The carriers of the brand that it answers for, and the drivers of it that it is, by `id`; left out: its roles are none of theirs. */
      transportadoras?: readonly number[];
      motoristas?: readonly number[];
    };

/** Somebody else's word on a change. */
export interface Segunda {
  aprovacaoUid: string;
  /** Whose it is: a `usuUid`. */
  por: string;
}

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
  /**
   * Fields whose values whole parts of the collection share, as a brand's records do: none is found by one where another condition has a
   * tree that finds fewer.
   */
  amplos?: readonly string[];
  /** True where nobody looks for what was made or changed when: no trees of the stamps. */
  carimbosSemArvore?: boolean;
  /** Fields (dot paths) whose words `geral` and `geral_ou` search. */
  textoGeral?: readonly string[];
  /**
   * Indexed fields by which rows are somebody's, whole numbers or nothing, that change next to never: they stand beside the words of a row,
   * so that who searches within one brand is answered without the rows of all that the words find being read.
   */
  deQuem?: readonly string[];
  /**
   * Combinations of indexed fields, none of them a list, by which `contar` counts without looking at the rows: how many there are of each is kept
   * with every write. Of an instant that is how many of its day in Brasília. SQLite's alone: MongoDB counts by itself, on its own machine.
   */
  somas?: readonly (readonly string[])[];
  /** Unique combinations, e.g. [['hotsiteId', 'email']]. */
  unicos?: readonly (readonly string[])[];
  /** True for what lives shortly and changes often (sessions, failed logins): former versions are not kept. */
  semHistorico?: boolean;
  /** True where changes may ask for something to be done elsewhere, which is then kept beside the record. */
  comEfeitos?: boolean;
  /**
   * True where a change that a power failure takes back does no harm: SQLite then saves without waiting for the disk. What is
   * inserted is durable all the same.
   */
  salvaSemSincronizar?: boolean;
  /** Extra exact filters this caller's reads always carry (null: the field has no value); `null` = no access at all. */
  leitura(
    acesso: Acesso,
  ): Record<string, string | number | boolean | readonly (string | number)[] | null> | null;
  /** May this caller write this document? Asked with the old (null when new) and the new one. */
  escrita(acesso: Acesso, depois: T, antes: Registro<T> | null): boolean;
}

/** Where a list goes on: opaque, and good for the order it was made in alone, whatever the filters. */
export type Cursor = string;

/** What a list finds, and in which order: by the uid where none is named. */
export interface Busca {
  filtros: readonly Filtro[];
  ordem?: Ordem | undefined;
}

/** What the port is asked: what people send, and from where on. */
export interface ConsultaDoPorto extends Consulta {
  /** The rows after this one; `pagina` says nothing then. @throws FILTRO_INVALIDO when it is malformed, or of another order */
  apos?: Cursor | undefined;
}
/** For who does not need to know how many there are: nothing is counted. */
export interface SemTotal {
  semTotal: true;
}

/** How many rows have a value; null: that have none. A boolean is 0 or 1. */
export interface Contagem {
  valor: string | number | null;
  quantos: number;
}

/** Part of a list, and where it goes on: null after the last row. */
export interface Parte<T> {
  itens: T[];
  proximo: Cursor | null;
}
export interface Listagem<T> extends Pagina<T>, Parte<T> {}

export interface Colecao<T extends { uid: string }> {
  obter(acesso: Acesso, uid: string): Promise<Registro<T> | null>;
  /** By a unique or indexed field; null when none, or not visible to the caller. */
  obterPor(acesso: Acesso, campo: string, valor: string | number): Promise<Registro<T> | null>;
  /**
   * A page of what is found, or what comes after a cursor. Who goes by cursors sees each row that stays in the list, its place
   * unchanged, exactly once, whatever is inserted, changed or removed meanwhile. `total` counts all that is found, also before the cursor.
   */
  listar(acesso: Acesso, consulta: ConsultaDoPorto & SemTotal): Promise<Parte<Registro<T>>>;
  listar(acesso: Acesso, consulta: ConsultaDoPorto): Promise<Listagem<Registro<T>>>;
  /**
   * How many rows are found of each value of a field that has one value a row, most first; an instant's value is the beginning of its day in
   * Brasília. Where filters, whoever asks and the field are of one of the `somas`, no row is looked at.
   */
  contar(acesso: Acesso, filtros: readonly Filtro[], por: string): Promise<Contagem[]>;
  /**
   * All that is found, to the last row, by cursor, `porVez` (100) rows in memory at a time. Other requests get their turn in between, also
   * while whoever reads asks the records for each.
   */
  percorrer(acesso: Acesso, busca: Busca, porVez?: number): AsyncGenerator<Registro<T>, void, undefined>;
  /** With `efeitos`: what is to be done elsewhere is kept by the same write. @throws ValorEmUso when a unique field is taken */
  inserir(acesso: Acesso, doc: T, efeitos?: MudancaDeEfeitos): Promise<Registro<T>>;
  /**
   * Replaces the document if its revision is still `revisao`, and keeps the old one in the history; `efeitos` as of `inserir`.
   * @throws RevisaoDesatualizada, ValorEmUso
   */
  salvar(acesso: Acesso, doc: T, revisao: number, efeitos?: MudancaDeEfeitos): Promise<Registro<T>>;
  /**
   * Each as by `salvar`, and each on its own: one that is refused holds up no other. Together they wait for the disk once. Rejects as a
   * whole only when the store is away: then SQLite has none of them, MongoDB perhaps some.
   */
  salvarVarios(
    acesso: Acesso,
    mudancas: readonly { doc: T; revisao: number }[],
  ): Promise<PromiseSettledResult<Registro<T>>[]>;
  /** @throws EFEITO_PENDENTE while something is still to be done elsewhere because of it */
  remover(acesso: Acesso, uid: string, revisao: number): Promise<void>;
  /** What the record has made happen elsewhere, or is going to, oldest first; none where the caller may not see the record. */
  efeitos(acesso: Acesso, uid: string): Promise<readonly Efeito[]>;
  /**
   * Writes down how they went. The record itself stays as it is: its revision too, so that nobody who edits it is told of a conflict
   * with a letter that went out. @throws NAO_ENCONTRADO
   */
  mudarEfeitos(uid: string, mudar: MudancaDeEfeitos): Promise<void>;
  /** The records that have something pending which is due at `ate` (Unix ms), most overdue first. */
  comEfeitosDevidos(ate: number, quantos: number): Promise<string[]>;
  /** The former versions that the caller may see, with who and when, newest first; also of what was removed. */
  historico(acesso: Acesso, uid: string, pagina: PaginaPedida): Promise<Pagina<Registro<T>>>;
  /**
   * Erases every former version of a document, for good, whether it is still there or was removed; the document itself stays as it is. The
   * engine's own act: for what a person has the right to have erased, and for nothing else.
   */
  expurgarHistorico(uid: string): Promise<void>;
}

export type PaginaPedida = Pick<Consulta, 'pagina' | 'porPagina'>;

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
