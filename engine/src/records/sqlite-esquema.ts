import type { DatabaseSync } from 'node:sqlite';
import { INDICES_DO_PORTO, type TipoIndice } from './campos.ts';
import { exigirDefinicao, formaDe } from './indexar.ts';
import type { DefinicaoColecao } from './records.ts';
import { refazer } from './sqlite-refazer.ts';

/** How one collection lies in SQLite: quoted names, and which fields hold lists. */
export interface Tabela {
  nome: string;
  /** All the values of list fields, one row each; the main table keeps the first for orders. */
  listas: string;
  /** Full-text index over `textoGeral`; null when none was declared. */
  busca: string | null;
  /** Column and type of each field that may be filtered. */
  campos: ReadonlyMap<string, { coluna: string; tipo: TipoIndice; declarado: boolean }>;
  /**
   * Fields by whose values few rows are found: a tree begins with them, they are not `amplos`, and no tree of those finds them as well, in
   * order.
   */
  comPoucos: ReadonlySet<string>;
  /** Fields that whole parts of the table share (see the definition). */
  amplos: ReadonlySet<string>;
  /** Fields that have held a list: their filters look into `listas` too. */
  comLista: Set<string>;
}

/** Tables that do not belong to one collection. */
export const ESQUEMA_COMUM = `
  CREATE TABLE IF NOT EXISTS colecoes (nome TEXT PRIMARY KEY, forma TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS historico (
    colecao TEXT NOT NULL, uid TEXT NOT NULL, revisao INTEGER NOT NULL, n INTEGER PRIMARY KEY, registro TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS historico_uid ON historico (colecao, uid, n);
  CREATE TABLE IF NOT EXISTS contadores (nome TEXT PRIMARY KEY, valor INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS checkpoints (
    projecao TEXT NOT NULL, stream TEXT NOT NULL, commitNo INTEGER NOT NULL, PRIMARY KEY (projecao, stream)
  ) WITHOUT ROWID;
`;

export const nomesDe = (colecao: string) => ({
  nome: `"c_${colecao}"`,
  listas: `"l_${colecao}"`,
  busca: `"f_${colecao}"`,
});

/**
 * Brings a collection's tables to what its definition declares. When the definition changed since the file was last opened, what lists are
 * found by is made anew from the documents, so that an index added later covers what was stored before it.
 */
export function prepararTabela<T extends { uid: string }>(
  db: DatabaseSync,
  definicao: DefinicaoColecao<T>,
): Tabela {
  exigirDefinicao(definicao);
  const nomes = nomesDe(definicao.nome);
  const comTexto = (definicao.textoGeral?.length ?? 0) > 0;
  const tabela: Tabela = {
    ...nomes,
    busca: comTexto ? nomes.busca : null,
    campos: camposDe(definicao),
    comPoucos: comPoucos(definicao as never),
    amplos: new Set(definicao.amplos),
    comLista: new Set(),
  };
  const forma = formaDe(definicao);
  const antes = db.prepare('SELECT forma FROM colecoes WHERE nome = ?').get(definicao.nome) as
    | { forma: string }
    | undefined;
  if (antes?.forma !== forma) refazer(db, definicao, tabela, { antes: antes?.forma ?? null, forma });
  const listas = db.prepare(`SELECT DISTINCT campo FROM ${nomes.listas}`).all() as { campo: string }[];
  for (const { campo } of listas) tabela.comLista.add(campo);
  return tabela;
}

function camposDe(definicao: Pick<DefinicaoColecao<{ uid: string }>, 'indices'>): Tabela['campos'] {
  const campos = new Map<string, { coluna: string; tipo: TipoIndice; declarado: boolean }>();
  for (const [campo, tipo] of Object.entries(INDICES_DO_PORTO)) {
    campos.set(campo, { coluna: campo, tipo, declarado: false });
  }
  for (const [campo, { tipo }] of Object.entries(definicao.indices)) {
    campos.set(campo, { coluna: coluna(campo), tipo, declarado: true });
  }
  return campos;
}

function comPoucos({
  indices,
  arvores = [],
  unicos = [],
  amplos = [],
  carimbosSemArvore,
}: DefinicaoColecao<never>): Set<string> {
  const sozinhos = Object.entries(indices).flatMap(([campo, { semArvore }]) => (semArvore ? [] : [campo]));
  const amplas = arvores.filter(([primeiro]) => amplos.includes(primeiro!));
  const primeiros = [...arvores, ...unicos].map(([primeiro]) => primeiro!);
  const carimbos = carimbosSemArvore ? [] : ['createdAt', 'updatedAt'];
  const poucos = new Set(['uid', ...carimbos, ...sozinhos, ...primeiros]);
  for (const campo of [...amplos, ...amplas.flat()]) poucos.delete(campo);
  return poucos;
}

/** Field names come from definitions, never from a caller; the quotes are for the dots. */
export const coluna = (campo: string): string => `"i_${campo.replaceAll('"', '')}"`;
