import type { DatabaseSync } from 'node:sqlite';
import { INDICES_DO_PORTO, type TipoIndice } from './campos.ts';
import { exigirDefinicao, formaDe } from './indexar.ts';
import type { DefinicaoColecao } from './records.ts';
import { formaDasPalavras } from './sqlite-palavras.ts';
import { refazer } from './sqlite-refazer.ts';
import { coluna, nomesDe, type Tabela } from './sqlite-tabela.ts';

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
    deQuem: comTexto ? (definicao.deQuem ?? []) : [],
    arvores: [[], ...sozinhosDe(definicao).map((campo) => [campo]), ...(definicao.arvores ?? [])],
    campos: camposDe(definicao),
    comPoucos: comPoucos(definicao as never),
    amplos: new Set(definicao.amplos),
    somas: definicao.somas ?? [],
    comLista: new Set(),
  };
  const agora = {
    [definicao.nome]: formaDe(definicao),
    [`${definicao.nome}/palavras`]: formaDasPalavras(definicao),
  };
  const lerForma = db.prepare('SELECT forma FROM colecoes WHERE nome = ?');
  const antes = Object.fromEntries(
    Object.keys(agora).map((nome) => [nome, (lerForma.get(nome) as { forma: string } | undefined)?.forma]),
  );
  if (Object.entries(agora).some(([nome, forma]) => antes[nome] !== forma))
    refazer(db, definicao, tabela, { antes, agora });
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

/** Fields with a tree of their own that has the uid behind them; that of a unique one has not. */
const sozinhosDe = ({ indices }: Pick<DefinicaoColecao<never>, 'indices'>): string[] =>
  Object.entries(indices).flatMap(([campo, { semArvore, unico }]) => (semArvore || unico ? [] : [campo]));

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
