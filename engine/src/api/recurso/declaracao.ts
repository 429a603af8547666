import type { TipoDeCadastro } from '@martelo/shared/aprovacao';
import type { DireitoNoPatio } from '@martelo/shared/direitos-no-patio';
import type { CodigoErro } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { GrupoExterno, PapelInterno } from '@martelo/shared/papeis';
import type { Modulo } from '@martelo/shared/recurso';
import type { z } from 'zod';
import type { PedidoDeFazer } from '../../jobs/efeitos.ts';
import type { TipoIndice } from '../../records/campos.ts';
import type { Acesso, DefinicaoColecao, Registro, Registros } from '../../records/records.ts';
import type { Chamador, Rota } from '../rota.ts';
import type { SegundaPessoa } from './segunda-pessoa.ts';

/** What every kind's own code may use. A kind that needs more declares it as its services' type. */
export interface Servicos {
  registros: Registros;
  /** Unix ms. */
  agora(): number;
  /** A person of the house, as the history names them. */
  nomeDoUsuario(usuUid: string): Promise<string>;
  /** Who keeps what waits for one; kinds with changes `aDois` need it. */
  segundaPessoa?: SegundaPessoa;
}

/** A field that lists, orders and exports may name; what is not declared cannot be named (R4). */
export interface Campo {
  /** Its words are found by free text. */
  busca?: boolean;
  /** As people read it; by its name where there is none. */
  rotulo?: string;
  /** Lists may name it, but nothing is found by it alone: it has no search tree, which every write would pay for. */
  semArvore?: boolean;
  /** A column of lists and exports, which finds no record but by its words, where these are looked for. */
  soMostra?: boolean;
  /** Lists are not put in its order: no tree has it, and a million rows would be sorted for one page. */
  semOrdem?: boolean;
  /** Found by its whole value, one or several: its calls look it up elsewhere. */
  soPeloValor?: boolean;
  /** So many share each of its values that nothing is found by it where another condition finds fewer. */
  amplo?: boolean;
  /** No two records of the engine share its value, whatever their brand. Within a brand: `unicos`. */
  unico?: boolean;
  /** What it is, where the schema does not tell: integer centavos. */
  tipo?: 'centavos';
  /**
   * Shown as `com` makes it. Who has one of the roles may filter by it and ask to see it whole, which is written into the history; who
   * has none can neither filter, order nor find by it.
   */
  mascara?: { com(valor: string): string; inteiro: readonly PapelInterno[] };
}

/** An arrow of a table of situations: from where, to where, who may. */
export interface Transicao {
  de: string;
  para: string;
  quem: readonly PapelInterno[];
  /** Those who work with the house and not in it: by calls of the kind's own, and what they may read. */
  deFora?: readonly GrupoExterno[];
}

/** An account of somebody who works with the house and not in it. */
export type DeFora = Extract<Acesso, { tipo: 'externo' }>;

/** What a change is made on, and by whom. */
export interface Mudanca<G> {
  acesso: Acesso;
  hotsite: RegrasHotsite;
  /** As it is stored now; null for a new record. */
  antes: Registro<G> | null;
  /** As it would be stored. */
  depois: G;
}

/** A verb of a kind beside create, change and remove: `POST <caminho>/:id/<name>`, on the revision that was read. */
export interface Acao<G, S extends Servicos, B extends z.ZodObject = z.ZodObject> {
  /** As people read it, in the history as well: "Aprova". */
  resumo: string;
  papeis: readonly PapelInterno[];
  corpo?: B;
  /** The situation that it leads to: screens offer it where an arrow of the table does. Left out where it leads to none, or to several. */
  para?: string;
  /** Screens offer it only where the field is one of these, besides; what refuses it is `executar`, or the table. */
  quando?: { campo: string; valores: readonly (string | boolean)[] };
  /** Never done to many by one call: each has to be looked at by itself, or what is said with it is of one alone. */
  soUm?: true;
  /**
   * What the record becomes, and nothing else; refusals are thrown. It runs before the record is saved, which may yet be refused: a letter
   * sent here would tell of what never was, and one sent after the save would be lost with the process.
   */
  executar(
    pedido: { doc: G; corpo: z.output<B>; chamador: Chamador },
    servicos: S,
  ): Promise<Partial<G>> | Partial<G>;
}

/**
 * Something that a change makes happen elsewhere: a letter, money, a line in the auction's log. It is kept beside the record by the
 * write that makes the change, and done after it, once (docs: casa/README.md).
 */
export interface Efeito<G, S extends Servicos, D extends z.ZodObject = z.ZodObject> {
  /** As people read it: "Carta ao cliente". */
  rotulo: string;
  /** Which acts it follows from: `criar`, `alterar`, `remover`, `restaurar`, and the kind's own by name. */
  em: readonly string[];
  /** What who does it has to know, as it is kept: numbers and uids rather than people's data, and never a secret. */
  dados: D;
  /**
   * Of this change, made at `agora` (Unix ms); null: nothing is to be done this time. It looks at nothing else, and does nothing: the save may
   * yet be refused.
   */
  prepara(mudanca: Mudanca<G> & { ato: string; agora: number }): z.output<D> | null;
  /**
   * Throws to be tried again: with words of the catalogue where people can do something about it. It may be called again for one `chave`,
   * by which the other end must know that it has done this already.
   */
  faz(dados: z.output<D>, servicos: S, pedido: PedidoDeFazer): Promise<void>;
  /** Takes it back, under a key of its own. Must bear that nothing was done: of a try that failed nobody knows how far it came. */
  desfaz?(dados: z.output<D>, servicos: S, pedido: PedidoDeFazer): Promise<void>;
}

/** Records of one kind that name another, of its brands. */
export interface Uso {
  rotulo: { um: string; varios: string };
  /** How many of them are of the brand that the caller asks on. */
  daMarca: number;
  /** There may be more of them than were counted. */
  ouMais?: boolean;
  /** Others are of brands that are not. */
  deOutra: boolean;
}

/** How visitors see the kind: which of its records, and what of them. */
export interface Publico<G, P extends z.ZodType, S extends Servicos> {
  /** Exact values that a record has to have to be seen without being of the house. */
  so: Record<string, string | number | boolean>;
  /** Lists of it, each with what it adds. */
  listas: readonly {
    caminho: string;
    resumo: string;
    /** In place of `so`: exact values that its records have, of those that the caller may read. */
    com?: Record<string, string | number | boolean>;
    /** Parameters of its own, by name, each made into a filter. */
    parametros?: Record<string, { descricao: string; campo: string; valor?(enviado: string): string }>;
  }[];
  /** What filters and orders of visitors may name. */
  campos: readonly string[];
  ordem?: string;
  resposta: P;
  /** The records of a page as visitors see them, by name, so that a field added later is not public by accident. */
  mostra(docs: readonly G[], hotsite: RegrasHotsite, servicos: S): Promise<z.output<P>[]> | z.output<P>[];
}

export type Marca = 'hotsites' | 'hotsiteId' | 'id';
/** An empty object would be one that has no fields at all. */
type SaidaDe<X extends z.ZodRawShape> = keyof X extends never ? unknown : z.output<z.ZodObject<X>>;
/** A record of the kind as it is stored, without the port's stamps. */
export type Guardado<E extends z.ZodObject, X extends z.ZodRawShape, M> = SaidaDe<E['shape']> &
  SaidaDe<X> & { uid: string; id: number; removidoEm?: string | undefined } & (M extends 'hotsites'
    ? { hotsites: number[] }
    : M extends 'hotsiteId'
      ? { hotsiteId: number }
      : unknown);

export interface Declaracao<
  E extends z.ZodObject,
  X extends z.ZodRawShape,
  M extends Marca,
  P extends z.ZodType,
  S extends Servicos,
> {
  /** Singular, as refs, counters and the metadata name it. */
  nome: string;
  /** Where its records are stored, if not in a collection of its path's last part. */
  colecao?: string;
  caminho: `/v1/${string}`;
  rotulo: { um: string; varios: string };
  /** Where in the back office's menu it stands. */
  modulo: Modulo;
  /** The fields by which people tell one record from another; its first searched one where nothing is said, and its number. */
  titulo?: readonly string[];
  /**
   * Its list in the back office, where that is not drawn from the rest: at another address than its path's last part, with other columns to begin
   * with, by another order than its number, downwards.
   */
  lista?: { rota?: string; colunas?: readonly string[]; ordem?: string };
  /** What of it waits for somebody who may write it or act on it. */
  fila?: { campo: string; valores: readonly string[]; rotulo: string };
  /** What people write. */
  escrita: E;
  /** What is stored beside it: fields that follow from others, or that only actions write. Each has a default, or follows. */
  guarda?: X;
  /** @param feitoPor who made the record, as its stamp names them @param antes the record as it was; of a new one none */
  derivados?(
    escrito: z.output<E>,
    servicos: S,
    feitoPor: string,
    antes?: z.output<E> & Partial<SaidaDe<X>>,
  ): Partial<SaidaDe<X>>;
  /** Which field says whose the record is; `id` where the record is the brand itself. One rule: the brand of the session. */
  marca: M;
  /** `escreve` empty: made and changed by its own use-cases alone. */
  papeis: { le: readonly PapelInterno[]; escreve: readonly PapelInterno[] };
  /** The field that names the client whose record it is: they read their own, and change of it what `muda` lets them. */
  dono?: {
    campo: string;
    muda?(depois: Guardado<E, X, M>, antes: Registro<Guardado<E, X, M>>): boolean;
  };
  /**
   * What the person of the house whom a record is of writes of it themselves, and so reads, by calls of the kind's own and whatever their roles; on
   * any brand that both are of, and no brand is added or taken away by it.
   */
  proprio?(depois: Guardado<E, X, M>, antes: Registro<Guardado<E, X, M>>): boolean;
  /** What every write but the engine's own must keep, whoever makes it; `antes` null for a new record. */
  sempre?(depois: Guardado<E, X, M>, antes: Registro<Guardado<E, X, M>> | null): boolean;
  /**
   * Of a change by who is held to the yards that they stand at: at which it is made, and which right of their link it takes (decision 584); null: none.
   * Of the engine's own and of who is held to none nothing is asked.
   */
  noPatio?(mudanca: {
    acesso: Extract<Acesso, { tipo: 'interno' }>;
    antes: Guardado<E, X, M> | null;
    depois: Guardado<E, X, M>;
  }): { patUid: string; direito: DireitoNoPatio } | null;
  /** Who writes by the kind's own calls and actions alone, besides. */
  conduzem?: readonly PapelInterno[];
  /** Of a kind that nobody else writes: who makes one, by a call of the kind's own at its path, from a form of what is `escrita`. */
  cria?: readonly PapelInterno[];
  /**
   * Which of its records those outside the house read, and change by calls of the kind's own: exact values, of a list one of them; null: none. The
   * calls of every kind are closed to them.
   */
  deFora?(acesso: DeFora): Record<string, string | number | readonly number[]> | null;
  /** Who reads only some, and which: exact values, of a list one of them (of an empty one none); asked after `papeis.le` said yes. */
  somente?(
    acesso: Extract<Acesso, { tipo: 'interno' }>,
  ): Record<string, string | number | readonly number[] | readonly string[]> | null;
  /** What its lists and exports show where no condition names the field, nor records by `id` or `uid`. Who reads one record reads all. */
  mostra?: Readonly<Record<string, string>>;
  campos: Partial<Record<string, Campo>>;
  /**
   * As people read, in histories, exports and forms, the fields that lists do not name: `silencio`, one within it as `silencio.inicio`,
   * one within whatever group as `*.email`.
   */
  rotulos?: Readonly<Record<string, string>>;
  /** Integer centavos among those. */
  centavos?: readonly string[];
  /** Field → as people read its values, where those are the engine's own words. */
  valores?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Fields that the engine holds and finds records by (keys, uids beside their numbers): nobody is shown them, in no list, sheet or version. */
  internos?: readonly string[];
  /** Fields that a sheet leaves out, though a screen is told them: uids of what another column names, numbers that say something to the engine alone. */
  foraDaPlanilha?: readonly string[];
  /** Fields that nobody is shown who has none of the roles. */
  reservados?: { campos: readonly string[]; para: readonly PapelInterno[] };
  /** Who takes a whole list of it away with what is masked, and reserved; where left out, whoever may see that of one record. */
  exportamInteiros?: readonly PapelInterno[];
  /** Unique fields whose value is one of several places: an act that loses its own to somebody else is made again, and takes the next. */
  lugares?: readonly string[];
  /** Values that no two records of a brand share. */
  unicos?: readonly (readonly string[])[];
  /** Of a field among those by itself: every way to write the value that it has, which is no other record's either. */
  equivalentes?: Readonly<Record<string, (valor: string) => readonly string[]>>;
  /**
   * Keys by which `confere` and `emVolta` look whether something is taken that no index knows, `<what>/<value>`: of two writes that name one, of
   * whatever kind and process, the second looks when the first is written.
   */
  segura?(mudanca: { antes: Guardado<E, X, M> | null; depois: Guardado<E, X, M> }): readonly string[];
  /**
   * Trees over several fields, for what long lists find by the first and order by the last; the brand's begin with it and `removidoEm`, which
   * every caller's reading names. Each is paid for by every write.
   */
  arvores?: readonly (readonly string[])[];
  /** Combinations that are counted by (`DefinicaoColecao.somas`); begun with what every caller's reading names. Each is paid for by every write. */
  somas?: readonly (readonly string[])[];
  /**
   * Field → kind it names, by its small number, or several by theirs. What is named must exist, in the same brand (and is not removed
   * while it is named).
   */
  refs?: Record<string, string>;
  /** What a new record has besides what is written of it and follows from that alone: looked up. @throws ErroMartelo */
  aoCriar?(
    nova: { acesso: Acesso; hotsite: RegrasHotsite; novo: Guardado<E, X, M> },
    servicos: S,
  ): Promise<Partial<Guardado<E, X, M>>>;
  /** What must hold besides, of new and changed records, by whatever way they come. @throws ErroMartelo */
  confere?(mudanca: Mudanca<Guardado<E, X, M>>, servicos: S): Promise<void>;
  /**
   * What every change of a record that is there is saved inside of, its removal and return as well: for a rule that needs more than the one
   * record, and has to hold while it is written. @throws ErroMartelo
   */
  emVolta?<R>(
    mudanca: Mudanca<Guardado<E, X, M>> & { antes: Registro<Guardado<E, X, M>> },
    servicos: S,
    gravar: () => Promise<R>,
  ): Promise<R>;
  /** As what a removed record comes back, where that is not what it was; what it gives is checked as any other change. */
  aoRestaurar?(
    mudanca: Mudanca<Guardado<E, X, M>> & { antes: Registro<Guardado<E, X, M>> },
    servicos: S,
  ): Promise<Guardado<E, X, M>>;
  /** What is to know of each of its writes, a new record's as well, before whoever wrote it is answered. */
  aposGravar?(servicos: S): Promise<void>;
  /**
   * Changes that need a second person, whoever makes them and by whatever way: asked with null before for a new record, and held again by the
   * collection's own policy. What a kind's own calls write asks the `segundaPessoa` itself (docs/quatro-olhos.md).
   */
  aDois?: {
    tipo: TipoDeCadastro;
    quando(mudanca: { antes: Guardado<E, X, M> | null; depois: Guardado<E, X, M> }): boolean;
    /** Fields that whoever decides is shown besides what changes: what it is held to. */
    diz?: readonly string[];
  };
  /** A field whose value moves by a table (R6). */
  transicoes?: { campo: string; tabela: readonly Transicao[] };
  acoes?: Record<string, Acao<Guardado<E, X, M>, S>>;
  /** By name, which stays: what is pending is kept under it. */
  efeitos?: Record<string, Efeito<Guardado<E, X, M>, S>>;
  publico?: Publico<Guardado<E, X, M>, P, S>;
  /** What else of its brands names a record, by the kind's own knowledge: as long as something does, it is not removed. */
  usadoPor?(doc: Guardado<E, X, M>, acesso: Acesso, servicos: S): Promise<readonly Uso[]>;
  /** Fields that are shown beside what is stored, wherever the record is. */
  acrescenta?: { resposta: z.ZodRawShape; de(doc: Guardado<E, X, M>): object };
  /** More that one record's own page shows, not its lists. */
  detalhe?: {
    resposta: z.ZodRawShape;
    de(doc: Registro<Guardado<E, X, M>>, acesso: Acesso, servicos: S): Promise<object>;
  };
  /** More ways to the list, by the spec's names. */
  listas?: readonly { caminho: string; resumo: string }[];
  /** Calls that are the kind's alone. */
  rotas?(servicos: S, escritor: Escritor<Guardado<E, X, M>>): Rota[];
  naoEncontrado?: CodigoErro;
  /** Nothing of it is ever removed: no reading asks whether, and its trees need not say so. */
  semRemocao?: boolean;
  /** For what changes often and is told elsewhere: former versions are not kept. */
  semHistorico?: boolean;
  /** Largest body in bytes, where 16 KiB are too few. */
  limite?: number;
}

/** The revision that a change was made on; the refusal of a change that names none comes after that of one who may not make it. */
type Lida = number | undefined;
/** Makes, changes, removes and brings back the records of one kind; every call that does so, alone or in bulk, comes through here. */
export interface Escritor<G> {
  /** @throws ErroMartelo the kind's "not found" */
  achar(acesso: Acesso, id: string): Promise<Registro<G>>;
  /** @param enviado as people write it */
  criar(chamador: Chamador, enviado: Record<string, unknown>): Promise<Registro<G>>;
  /**
   * @param enviado the fields that change; null takes out an optional one
   * @throws RevisaoDesatualizada with the caller's own view of both versions (R3)
   */
  alterar(
    chamador: Chamador,
    id: string,
    enviado: Record<string, unknown>,
    revisao: Lida,
  ): Promise<Registro<G>>;
  /**
   * Puts back, in a new version, what one change of a form has changed, and nothing else.
   * @param alteracao the revision that the change made
   * @throws ALTERACAO_SEM_VOLTA; RevisaoDesatualizada where somebody has changed since what it puts back
   */
  voltar(chamador: Chamador, id: string, alteracao: number, revisao: Lida): Promise<Registro<G>>;
  remover(chamador: Chamador, id: string, revisao: Lida): Promise<void>;
  restaurar(chamador: Chamador, id: string, revisao: Lida): Promise<Registro<G>>;
  agir(chamador: Chamador, id: string, acao: string, corpo: never, revisao: Lida): Promise<Registro<G>>;
  /** Has one of the record's effects taken back. @throws EFEITO_NAO_FEITO, EFEITO_SEM_VOLTA */
  desfazer(chamador: Chamador, id: string, efeito: string, revisao: Lida): Promise<Registro<G>>;
  /** In which roles an act is done: a verb of the kind's own, or any other write. */
  quemFaz(ato: string): readonly PapelInterno[];
  /** The revision that a record has now, whoever may see it; null where there is none. */
  revisaoDe(uid: string): Promise<number | null>;
  /** Whether one of its versions was written by this second word. */
  assinadoPor(uid: string, aprovacaoUid: string): Promise<boolean>;
}

/** A kind of record: the collection as the port keeps it, and its declaration, which calls, checks and screens are made from. */
export interface Recurso<G extends { uid: string }, S extends Servicos = Servicos>
  extends DefinicaoColecao<G> {
  // biome-ignore lint/suspicious/noExplicitAny: what is inside is typed where the kind is declared.
  readonly declaracao: Declaracao<any, any, any, any, S>;
  /** Fields that lists may name, with their type; the stamps as well. */
  readonly nomeaveis: ReadonlyMap<string, TipoIndice>;
  readonly guardado: z.ZodObject;
}

/** Any kind, whatever its records hold. */
// biome-ignore lint/suspicious/noExplicitAny: what is inside is typed where the kind is declared.
export type QualquerRecurso<S extends Servicos = Servicos> = Recurso<any, S>;
