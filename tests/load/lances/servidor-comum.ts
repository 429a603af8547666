// The baseline: an auction server written the ordinary way, honestly. Express, one row update and one insert per bid in SQLite
// with the same durability as ours (WAL, synchronous=FULL), one broadcast per bid to everyone watching. Same checks on a bid.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import express from 'express';
import { Server } from 'socket.io';

const INCREMENTO = 1_000;
const FIM = Date.now() + 3_600_000;

const db = new DatabaseSync(join(process.env.PASTA ?? '.', 'comum.sqlite'));
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
db.exec(`CREATE TABLE lotes (id INTEGER PRIMARY KEY, preco INTEGER, lider TEXT, lances INTEGER, fim INTEGER);
         CREATE TABLE lances (id INTEGER PRIMARY KEY, lote INTEGER, cliente TEXT, valor INTEGER, quando INTEGER);`);
db.prepare('INSERT INTO lotes VALUES (1, NULL, NULL, 0, ?)').run(FIM);
const ler = db.prepare('SELECT preco, lider, lances, fim FROM lotes WHERE id = 1');
const gravar = db.prepare('UPDATE lotes SET preco = ?, lider = ?, lances = lances + 1 WHERE id = 1');
const anotar = db.prepare('INSERT INTO lances (lote, cliente, valor, quando) VALUES (1, ?, ?, ?)');

const app = express();
app.use(express.json());
const servidor = createServer(app);
const io = new Server(servidor, { transports: ['websocket'], perMessageDeflate: false });
io.on('connection', (socket) => socket.join('lote:1'));

app.post('/lances', (req, res) => {
  const { cliente, valor } = req.body as { cliente?: string; valor?: number };
  if (typeof cliente !== 'string' || !Number.isSafeInteger(valor) || valor === undefined || valor <= 0) {
    res.status(400).json({ message: 'Dados inválidos' });
    return;
  }
  const lote = ler.get() as { preco: number | null; lider: string | null; lances: number; fim: number };
  const proximo = lote.preco === null ? INCREMENTO : lote.preco + INCREMENTO;
  if (Date.now() >= lote.fim || lote.lider === cliente || valor < proximo) {
    res.status(422).json({ message: 'Lance recusado', proximoLance: proximo });
    return;
  }
  db.exec('BEGIN IMMEDIATE');
  gravar.run(valor, cliente);
  anotar.run(cliente, valor, Date.now());
  db.exec('COMMIT');
  const estado = {
    lelUid: '1',
    seq: lote.lances + 1,
    valorAtual: valor,
    proximoLance: valor + INCREMENTO,
    lider: { apelido: cliente, cidade: 'São Paulo/SP' },
    qtdLances: lote.lances + 1,
    dataFim: new Date(lote.fim).toISOString(),
    situacao: 'LIBERADO_LEILAO',
  };
  io.to('lote:1').emit('on-lances-lote', estado);
  res.status(201).json(estado);
});

servidor.listen(Number(process.env.PORTA), '127.0.0.1', () => process.send?.('pronto'));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1_000);
});
process.on('disconnect', () => process.exit(0));
