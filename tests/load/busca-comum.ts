// The baseline of the search: the ordinary good way, SQLite with FTS5 for words, an index for each filter, a GROUP BY for each facet.
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { FACETAS } from '../../engine/src/leituras/busca/parametros-busca.ts';
import { PEDIDOS, type Pedido, type Tempo } from './busca.ts';
import { lotesGerados } from './lotes-gerados.ts';

const COLUNAS = [
  ...new Set([...FACETAS, 'valor', 'qtdLances', 'nome', 'km', 'dataFim', 'prioridade'] as const),
];
const TEXTO = [
  'nome',
  'marca',
  'modelo',
  'tipo',
  'anos',
  'cidade',
  'bairro',
  'patio',
  'uf',
  'cor',
  'descricao',
] as const;

/** Every kind of search once, on the same lots. What it does not do: forgive a misspelling, or leave a facet's own filter out. */
export function medirBuscaComum(quantos: number): Tempo[] {
  const db = new DatabaseSync(':memory:');
  db.exec(`CREATE TABLE lotes (id INTEGER PRIMARY KEY, ${COLUNAS.join(', ')});
    CREATE VIRTUAL TABLE palavras USING fts5 (texto, content='', prefix='1 2 3', tokenize='unicode61 remove_diacritics 2');
    BEGIN`);
  const incluir = db.prepare(`INSERT INTO lotes VALUES (?, ${COLUNAS.map(() => '?').join(', ')})`);
  const escrever = db.prepare('INSERT INTO palavras (rowid, texto) VALUES (?, ?)');
  for (const doc of lotesGerados(quantos)) {
    incluir.run(doc.id, ...COLUNAS.map((coluna) => doc[coluna]));
    escrever.run(doc.id, TEXTO.map((campo) => doc[campo] ?? '').join(' '));
  }
  db.exec('COMMIT');
  for (const coluna of COLUNAS) db.exec(`CREATE INDEX i_${coluna} ON lotes (${coluna})`);
  const tempos = Object.values(PEDIDOS)
    .flat()
    .map((pedido) => {
      const [agora, cpu] = [performance.now(), process.cpuUsage()];
      buscar(db, pedido);
      const { user, system } = process.cpuUsage(cpu);
      return { total: performance.now() - agora, cpu: (user + system) / 1000 };
    });
  db.close();
  return tempos;
}

function buscar(db: DatabaseSync, { texto, filtros = [], ordem, pagina = 1 }: Pedido): void {
  const valores: SQLInputValue[] = [];
  const condicoes = filtros.map((filtro) => {
    if (filtro.tipo === 'multipla') {
      valores.push(...(filtro.valores as string[]));
      return `${filtro.campo} IN (${filtro.valores.map(() => '?').join(', ')})`;
    }
    if (filtro.tipo !== 'range') throw new Error(`no search here filters by ${filtro.tipo}`);
    valores.push(filtro.min ?? 0, filtro.max ?? Number.MAX_SAFE_INTEGER);
    return `${filtro.campo} BETWEEN ? AND ?`;
  });
  if (texto !== undefined) {
    valores.push(
      texto
        .match(/[\p{L}\d]+/gu)!
        .map((palavra) => `"${palavra}"*`)
        .join(' '),
    );
    condicoes.push('id IN (SELECT rowid FROM palavras WHERE palavras MATCH ?)');
  }
  const onde = condicoes.join(' AND ') || '1';
  const por = `${ordem?.campo ?? 'prioridade'} ${ordem?.sentido ?? 'desc'}`;
  db.prepare(`SELECT * FROM lotes WHERE ${onde} ORDER BY ${por} LIMIT 24 OFFSET ?`).all(
    ...valores,
    (pagina - 1) * 24,
  );
  for (const campo of FACETAS)
    db.prepare(`SELECT ${campo}, count(*) FROM lotes WHERE ${onde} GROUP BY 1`).all(...valores);
}
