// The baseline: money taken the ordinary way, honestly. Express, for each Pix that is told of one row of what came and one update of the
// purchase's payment in one transaction with the same durability as ours (WAL, synchronous=FULL); the same notice again changes nothing.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import express from 'express';

const db = new DatabaseSync(join(process.env.PASTA ?? '.', 'comum.sqlite'));
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
db.exec(`CREATE TABLE pagamentos (txid TEXT PRIMARY KEY, venda INTEGER, valor INTEGER, situacao TEXT, pagoEm TEXT);
         CREATE TABLE vendas (id INTEGER PRIMARY KEY, cliente TEXT, situacao TEXT);
         CREATE TABLE recebidos (e2eid TEXT PRIMARY KEY, txid TEXT, valor INTEGER, horario TEXT);`);
const cobrar = db.prepare("INSERT INTO pagamentos VALUES (?, ?, ?, 'CADASTRADO', NULL)");
const vender = db.prepare("INSERT INTO vendas VALUES (?, 'cliente', 'AguardandoPagamento')");
db.exec('BEGIN');
for (let n = 1; n <= Number(process.env.COBRANCAS); n++) {
  vender.run(n);
  cobrar.run(`txid${n}`, n, 100_000);
}
db.exec('COMMIT');
const receber = db.prepare('INSERT INTO recebidos VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING');
const pagar = db.prepare(
  "UPDATE pagamentos SET situacao = 'PAGO', pagoEm = ? WHERE txid = ? AND situacao <> 'PAGO' RETURNING venda",
);
const fechar = db.prepare("UPDATE vendas SET situacao = 'Fechada' WHERE id = ?");

const app = express();
app.use(express.json());
app.post('/pix', (req, res) => {
  const { pix } = req.body as {
    pix?: { endToEndId: string; txid: string; valor: string; horario: string }[];
  };
  if (!Array.isArray(pix)) {
    res.status(400).json({ message: 'Dados inválidos' });
    return;
  }
  for (const { endToEndId, txid, valor, horario } of pix) {
    db.exec('BEGIN IMMEDIATE');
    receber.run(endToEndId, txid, Math.round(Number(valor) * 100), horario);
    const paga = pagar.get(horario, txid) as { venda: number } | undefined;
    if (paga) fechar.run(paga.venda);
    db.exec('COMMIT');
  }
  res.json({ recebido: true });
});
createServer(app).listen(Number(process.env.PORTA), '127.0.0.1', () => process.send?.('pronto'));
process.on('disconnect', () => process.exit(0));
