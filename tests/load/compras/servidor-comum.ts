// The baseline: purchases as an ordinary server lists them. Express over one plain SQLite table with the same purchases (each as JSON
// beside the columns that lists name) and a tree for each of those columns; a page and a count each time, a word by LIKE. It reckons
// neither how a pickup stands nor what to do next, and looks up no lot.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import express from 'express';

const pasta = process.env.PASTA!;
const arquivo = join(pasta, 'comum.sqlite');
const novo = !existsSync(arquivo);
const db = new DatabaseSync(arquivo);
db.exec('PRAGMA journal_mode = WAL; PRAGMA cache_size = -64000;');
if (novo) {
  db.exec(`
    ATTACH '${join(pasta, 'engine', 'registros.sqlite')}' AS nosso;
    CREATE TABLE vendas (id INTEGER PRIMARY KEY, cliente TEXT, leilao TEXT, data TEXT, situacao TEXT, aba TEXT, nome TEXT, doc TEXT);
    INSERT INTO vendas SELECT i_id, i_cliUid, i_leiUid, i_dataVenda, i_situacao, i_aba, i_loteNome, doc FROM nosso.c_vendas;
    DETACH nosso;
    CREATE INDEX por_cliente ON vendas (cliente); CREATE INDEX por_leilao ON vendas (leilao);
    CREATE INDEX por_data ON vendas (data); CREATE INDEX por_situacao ON vendas (situacao);
  `);
}

type Busca = Partial<Record<'cliente' | 'leilao' | 'situacao' | 'aba' | 'texto' | 'pagina', string>>;
const app = express();
app.get('/vendas', (req, res) => {
  const { texto, pagina = '1', ...campos } = req.query as Busca;
  const condicoes = Object.keys(campos).map((campo) => `${/^\w+$/.exec(campo)![0]} = ?`);
  const valores = Object.values(campos);
  if (texto !== undefined) {
    condicoes.push('nome LIKE ?');
    valores.push(`%${texto}%`);
  }
  const onde = condicoes.join(' AND ') || '1';
  const linhas = db
    .prepare(`SELECT doc FROM vendas WHERE ${onde} ORDER BY data DESC LIMIT 20 OFFSET ?`)
    .all(...valores, (Number(pagina) - 1) * 20) as { doc: string }[];
  const { total } = db.prepare(`SELECT count(*) total FROM vendas WHERE ${onde}`).get(...valores)!;
  res.json({ total, itens: linhas.map(({ doc }) => JSON.parse(doc) as object) });
});
app.get('/vendas/:id', (req, res) => {
  const linha = db.prepare('SELECT doc FROM vendas WHERE id = ?').get(Number(req.params.id));
  if (linha === undefined) res.status(404).json({});
  else res.json(JSON.parse(String(linha.doc)));
});
createServer(app).listen(Number(process.env.PORTA), '127.0.0.1', () => process.send?.('pronto'));
process.on('disconnect', () => process.exit(0));
