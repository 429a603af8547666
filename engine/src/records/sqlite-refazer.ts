import type { DatabaseSync } from 'node:sqlite';
import type { TipoIndice } from './campos.ts';
import type { DefinicaoColecao } from './records.ts';
import { comSinais, indexarComPalavras, tabelaDePalavras } from './sqlite-palavras.ts';
import { largarSomas, trocarSomas } from './sqlite-somas.ts';
import { coluna, nomesDe, type Tabela } from './sqlite-tabela.ts';

const SQL_TIPO: Record<TipoIndice, string> = {
  texto: 'TEXT',
  instante: 'TEXT',
  inteiro: 'INTEGER',
  booleano: 'INTEGER',
  real: 'REAL',
};

/** Of every collection, before its own. */
const COLUNAS_COMUNS = `n INTEGER PRIMARY KEY, uid TEXT NOT NULL UNIQUE, doc TEXT NOT NULL, texto TEXT, revisao INTEGER NOT NULL,
        createdAt TEXT NOT NULL, createdBy TEXT NOT NULL, updatedAt TEXT NOT NULL, updatedBy TEXT NOT NULL`;

/** What tables are made by, by the name that it is kept under: of the collection itself, and of its words. */
export type Formas = Readonly<Record<string, string>>;

/**
 * Brings the tables of a collection to another definition, in one transaction: a crash leaves the former shape whole. Where the fields stay
 * only their trees are made and dropped: a million documents are not read for it. Where only the words' index is made otherwise, they are
 * read once and nothing but that is written.
 */
export function refazer<T extends { uid: string }>(
  db: DatabaseSync,
  definicao: DefinicaoColecao<T>,
  tabela: Tabela,
  { antes, agora }: { antes: Readonly<Record<string, string | undefined>>; agora: Formas },
): void {
  const { nome } = definicao;
  db.exec('BEGIN IMMEDIATE');
  try {
    const palavras = Object.keys(agora).filter((qual) => qual !== nome);
    // Their triggers name columns that may go.
    largarSomas(db, nome);
    if (antes[nome] === undefined) criar(db, definicao, tabela);
    else if (camposDaForma(antes[nome]) !== camposDaForma(agora[nome]!)) trocarCampos(db, definicao, tabela);
    else if (palavras.some((qual) => antes[qual] !== agora[qual])) trocarPalavras(db, definicao, tabela);
    trocarArvores(db, definicao);
    trocarSomas(db, definicao);
    const guardar = db.prepare(
      'INSERT INTO colecoes VALUES (?, ?) ON CONFLICT DO UPDATE SET forma = excluded.forma',
    );
    for (const [qual, forma] of Object.entries(agora)) guardar.run(qual, forma);
    db.exec('COMMIT');
  } catch (erro) {
    db.exec('ROLLBACK');
    throw erro;
  }
}

/** What of a form the columns, list rows and words depend on: everything but the trees. */
function camposDaForma(forma: string): string {
  const [indices, textoGeral] = JSON.parse(forma) as [Record<string, { tipo: TipoIndice }>, string[]];
  const tipos = Object.entries(indices).map(([campo, { tipo }]) => `${campo} ${tipo}`);
  return JSON.stringify([tipos.toSorted(), textoGeral]);
}

const colunasDe = ({ indices }: Pick<DefinicaoColecao<never>, 'indices'>): string[] =>
  Object.entries(indices).map(([campo, { tipo }]) => `${coluna(campo)} ${SQL_TIPO[tipo]}`);

function criar<T extends { uid: string }>(
  db: DatabaseSync,
  definicao: DefinicaoColecao<T>,
  { nome, listas, busca }: Tabela,
): void {
  db.exec(`
    CREATE TABLE ${nome} (${[COLUNAS_COMUNS, ...colunasDe(definicao)].join(', ')});
    CREATE TABLE ${listas} (
      campo TEXT NOT NULL, valor ANY NOT NULL, uid TEXT NOT NULL, PRIMARY KEY (campo, valor, uid)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX "${definicao.nome}_listas_uid" ON ${listas} (uid);
    ${busca ? tabelaDePalavras(busca) : ''}
  `);
}

/** The rows stay; all that is made from them is made anew. */
function trocarCampos<T extends { uid: string }>(
  db: DatabaseSync,
  definicao: DefinicaoColecao<T>,
  tabela: Tabela,
): void {
  const { nome, listas, busca } = nomesDe(definicao.nome);
  for (const arvore of arvoresEm(db, definicao.nome).keys()) db.exec(`DROP INDEX "${arvore}"`);
  const colunas = db.prepare(`PRAGMA table_info(${nome})`).all() as { name: string }[];
  for (const { name } of colunas)
    if (name.startsWith('i_')) db.exec(`ALTER TABLE ${nome} DROP COLUMN "${name}"`);
  db.exec(`
    DELETE FROM ${listas};
    DROP TABLE IF EXISTS ${busca};
    ${colunasDe(definicao)
      .map((uma) => `ALTER TABLE ${nome} ADD COLUMN ${uma};`)
      .join('\n')}
    ${tabela.busca ? tabelaDePalavras(busca) : ''}
  `);
  repovoar(db, definicao, tabela);
}

function trocarPalavras<T extends { uid: string }>(
  db: DatabaseSync,
  definicao: DefinicaoColecao<T>,
  tabela: Tabela,
): void {
  if (tabela.busca === null) return;
  db.exec(`DROP TABLE ${tabela.busca}; ${tabelaDePalavras(tabela.busca)}`);
  const atualizar = db.prepare(`UPDATE ${tabela.nome} SET texto = ? WHERE n = ?`);
  const buscar = db.prepare(`INSERT INTO ${tabela.busca} (rowid, texto) VALUES (?, ?)`);
  for (const { n, doc, texto: palavras } of linhasDe(db, tabela)) {
    // The words themselves are what they were.
    const texto = comSinais(definicao, JSON.parse(doc) as T, palavras ?? '');
    atualizar.run(texto, n);
    buscar.run(n, texto);
  }
}

function trocarArvores<T extends { uid: string }>(db: DatabaseSync, definicao: DefinicaoColecao<T>): void {
  const presentes = arvoresEm(db, definicao.nome);
  const desejadas = arvoresDe(definicao);
  const fora = [...presentes].filter(([nome, sql]) => desejadas.get(nome) !== sql).map(([nome]) => nome);
  const faltam = [...desejadas].filter(([nome, sql]) => presentes.get(nome) !== sql).map(([, sql]) => sql);
  // Told at once: SQLite reads the whole schema anew after each.
  db.exec([...fora.map((nome) => `DROP INDEX "${nome}"`), ...faltam].join(';\n'));
}

/** The search trees that there are, by their names: as they were made. */
function arvoresEm(db: DatabaseSync, colecao: string): Map<string, string> {
  const linhas = db
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL")
    .all(`c_${colecao}`) as { name: string; sql: string }[];
  return new Map(linhas.map(({ name, sql }) => [name, sql]));
}

/** Those that a definition declares. */
function arvoresDe<T extends { uid: string }>(definicao: DefinicaoColecao<T>): Map<string, string> {
  const { indices, arvores = [], unicos = [], carimbosSemArvore } = definicao;
  const todas = new Map<string, string>();
  const por = (nome: string, colunas: readonly string[], unica: boolean) =>
    todas.set(
      `${definicao.nome}_${nome}`,
      `CREATE ${unica ? 'UNIQUE ' : ''}INDEX "${definicao.nome}_${nome}" ON ${nomesDe(definicao.nome).nome} (${[
        ...colunas,
        ...(unica ? [] : ['uid']),
      ].join(', ')})`,
    );
  const porCampos = (campos: readonly string[], unica: boolean) =>
    por(`i_${campos.join('+')}`, campos.map(coluna), unica);
  for (const [campo, { unico, semArvore }] of Object.entries(indices))
    if (!semArvore) porCampos([campo], unico === true);
  for (const campos of arvores) porCampos(campos, false);
  for (const campos of unicos) porCampos(campos, true);
  if (!carimbosSemArvore) {
    por('criado', ['createdAt'], false);
    por('alterado', ['updatedAt'], false);
  }
  return todas;
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
  for (const { n, doc } of linhasDe(db, tabela)) {
    const conteudo = JSON.parse(doc) as T;
    const { chaves, listas, texto } = indexarComPalavras(definicao, conteudo);
    atualizar.run(texto, ...chaves, n);
    for (const { campo, valor } of listas) listar.run(campo, valor, conteudo.uid);
    buscar?.run(n, texto);
  }
}

interface Guardada {
  n: number;
  doc: string;
  texto: string | null;
}

/** All rows, a thousand in memory at a time; they may be changed on the way. */
function* linhasDe(db: DatabaseSync, { nome }: Tabela): Generator<Guardada> {
  const lote = db.prepare(`SELECT n, doc, texto FROM ${nome} WHERE n > ? ORDER BY n LIMIT 1000`);
  for (let ultimo = 0; ; ) {
    const linhas = lote.all(ultimo) as unknown as Guardada[];
    if (linhas.length === 0) return;
    yield* linhas;
    ultimo = linhas.at(-1)!.n;
  }
}
