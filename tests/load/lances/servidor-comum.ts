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
io.on('connection', (socket) => {
  socket.join('lote:1');
  const { token: cliente } = socket.handshake.auth as { token?: string };
  socket.on('dar-lance', (pedido: { valor?: number }, responder: (resposta: object) => void) => {
    const { status, corpo } = receber({ cliente, valor: pedido?.valor });
    responder({ ok: status === 201, ...corpo });
  });
});

app.post('/lances', (req, res) => {
  const { status, corpo } = receber(req.body as { cliente?: string; valor?: number });
  res.status(status).json(corpo);
});

/** One bid, by whatever way it came. */
function receber({ cliente, valor }: { cliente?: string | undefined; valor?: number | undefined }): {
  status: number;
  corpo: object;
} {
  if (typeof cliente !== 'string' || !Number.isSafeInteger(valor) || valor === undefined || valor <= 0)
    return { status: 400, corpo: { message: 'Dados inválidos' } };
  const lote = ler.get() as { preco: number | null; lider: string | null; lances: number; fim: number };
  const proximo = lote.preco === null ? INCREMENTO : lote.preco + INCREMENTO;
  if (Date.now() >= lote.fim || lote.lider === cliente || valor < proximo)
    return { status: 422, corpo: { message: 'Lance recusado', proximoLance: proximo } };
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
  return { status: 201, corpo: estado };
}

servidor.listen(Number(process.env.PORTA), '127.0.0.1', () => process.send?.('pronto'));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1_000);
});
process.on('disconnect', () => process.exit(0));
