import type { DatabaseSync } from 'node:sqlite';
import { INDICES_DO_PORTO, type TipoIndice } from './campos.ts';
import { exigirDefinicao, formaDe, indexar } from './indexar.ts';
import type { DefinicaoColecao } from './records.ts';

/** How one collection lies in SQLite: quoted names, and which fields hold lists. */
export interface Tabela {
  nome: string;
  /** All the values of list fields, one row each; the main table keeps the first for orders. */
  listas: string;
  /** Full-text index over `textoGeral`; null when none was declared. */
  busca: string | null;
  /** Column and type of each field that may be filtered. */
  campos: ReadonlyMap<string, { coluna: string; tipo: TipoIndice; declarado: boolean }>;
  /** Fields that have held a list: their filters look into `listas` too. */
  comLista: Set<string>;
}

const SQL_TIPO: Record<TipoIndice, string> = {
  texto: 'TEXT',
  instante: 'TEXT',
  inteiro: 'INTEGER',
  booleano: 'INTEGER',
  real: 'REAL',
};

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
 * Brings a collection's tables to what its definition declares. When the definition changed since the file was last opened,
 * the index columns are made anew from the documents, so that an index added later covers what was stored before it.
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
    comLista: new Set(),
  };
  const forma = formaDe(definicao);
  const antes = db.prepare('SELECT forma FROM colecoes WHERE nome = ?').get(definicao.nome) as
    | { forma: string }
    | undefined;
  if (antes?.forma !== forma) refazer(db, definicao, tabela, forma);
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

/** Rebuilds columns, list rows, text and indexes in one transaction: a crash leaves the former shape whole. */
function refazer<T extends { uid: string }>(
  db: DatabaseSync,
  definicao: DefinicaoColecao<T>,
  tabela: Tabela,
  forma: string,
): void {
  const { nome, listas } = nomesDe(definicao.nome);
  const busca = nomesDe(definicao.nome).busca;
  db.exec('BEGIN IMMEDIATE');
  try {
    db.exec(`
      CREATE TABLE IF NOT EXISTS ${nome} (
        n INTEGER PRIMARY KEY, uid TEXT NOT NULL UNIQUE, doc TEXT NOT NULL, texto TEXT, revisao INTEGER NOT NULL,
        createdAt TEXT NOT NULL, createdBy TEXT NOT NULL, updatedAt TEXT NOT NULL, updatedBy TEXT NOT NULL
      );
      DROP INDEX IF EXISTS "${definicao.nome}_criado";
      DROP INDEX IF EXISTS "${definicao.nome}_alterado";
      CREATE TABLE IF NOT EXISTS ${listas} (
        campo TEXT NOT NULL, valor ANY NOT NULL, uid TEXT NOT NULL, PRIMARY KEY (campo, valor, uid)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX IF NOT EXISTS "${definicao.nome}_listas_uid" ON ${listas} (uid);
      DELETE FROM ${listas};
      DROP TABLE IF EXISTS ${busca};
    `);
    soltarColunas(db, definicao.nome);
    if (tabela.busca) {
      db.exec(
        `CREATE VIRTUAL TABLE ${busca} USING fts5(texto, content='', contentless_delete=1, prefix='2 3', tokenize="unicode61 remove_diacritics 0")`,
      );
    }
    for (const [campo, { tipo }] of Object.entries(definicao.indices)) {
      db.exec(`ALTER TABLE ${nome} ADD COLUMN ${coluna(campo)} ${SQL_TIPO[tipo]}`);
    }
    repovoar(db, definicao, tabela);
    for (const [campo, { unico, semArvore }] of Object.entries(definicao.indices)) {
      if (semArvore) continue;
      const colunas = unico ? coluna(campo) : `${coluna(campo)}, uid`;
      db.exec(`CREATE ${unico ? 'UNIQUE ' : ''}INDEX "${definicao.nome}_i_${campo}" ON ${nome} (${colunas})`);
    }
    for (const campos of definicao.arvores ?? []) {
      db.exec(
        `CREATE INDEX "${definicao.nome}_i_${campos.join('+')}" ON ${nome} (${campos.map(coluna).join(', ')}, uid)`,
      );
    }
    if (!definicao.carimbosSemArvore) {
      db.exec(`
        CREATE INDEX "${definicao.nome}_criado" ON ${nome} (createdAt, uid);
        CREATE INDEX "${definicao.nome}_alterado" ON ${nome} (updatedAt, uid);
      `);
    }
    for (const campos of definicao.unicos ?? []) {
      db.exec(
        `CREATE UNIQUE INDEX "${definicao.nome}_i_${campos.join('+')}" ON ${nome} (${campos.map(coluna).join(', ')})`,
      );
    }
    db.prepare('INSERT INTO colecoes VALUES (?, ?) ON CONFLICT DO UPDATE SET forma = excluded.forma').run(
      definicao.nome,
      forma,
    );
    db.exec('COMMIT');
  } catch (erro) {
    db.exec('ROLLBACK');
    throw erro;
  }
}

function soltarColunas(db: DatabaseSync, colecao: string): void {
  const indices = db
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND name LIKE ? ESCAPE '\\'",
    )
    .all(`c_${colecao}`, `${colecao}\\_i\\_%`) as { name: string }[];
  for (const { name } of indices) db.exec(`DROP INDEX "${name}"`);
  const colunas = db.prepare(`PRAGMA table_info(${nomesDe(colecao).nome})`).all() as { name: string }[];
  for (const { name } of colunas.filter((linha) => linha.name.startsWith('i_'))) {
    db.exec(`ALTER TABLE ${nomesDe(colecao).nome} DROP COLUMN "${name}"`);
  }
}

function repovoar<T extends { uid: string }>(
  db: DatabaseSync,
  definicao: DefinicaoColecao<T>,
  tabela: Tabela,
): void {
  const campos = Object.keys(definicao.indices);
  const atribuicoes = ['texto = ?', ...campos.map((campo) => `${coluna(campo)} = ?`)].join(', ');
  const atualizar = db.prepare(`UPDATE ${tabela.nome} SET ${atribuicoes} WHERE n = ?`);
  const listar = db.prepare(`INSERT INTO ${tabela.listas} VALUES (?, ?, ?)`);
  const buscar = tabela.busca ? db.prepare(`INSERT INTO ${tabela.busca} (rowid, texto) VALUES (?, ?)`) : null;
  const lote = db.prepare(`SELECT n, doc FROM ${tabela.nome} WHERE n > ? ORDER BY n LIMIT 1000`);
  for (let ultimo = 0; ; ) {
    const linhas = lote.all(ultimo) as { n: number; doc: string }[];
    if (linhas.length === 0) return;
    for (const { n, doc } of linhas) {
      const conteudo = JSON.parse(doc) as T;
      const { chaves, listas, texto } = indexar(definicao, conteudo);
      atualizar.run(texto, ...chaves, n);
      for (const { campo, valor } of listas) listar.run(campo, valor, conteudo.uid);
      buscar?.run(n, texto);
      ultimo = n;
    }
  }
}

/** Field names come from definitions, never from a caller; the quotes are for the dots. */
const coluna = (campo: string): string => `"i_${campo.replaceAll('"', '')}"`;
