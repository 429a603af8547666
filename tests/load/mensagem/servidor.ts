// Sends one lot's state to everybody connected, over and over. argv: 'cru', a frame made once and written to each `ws` socket, nothing
// else; or 'martelo', the engine's own broadcast over socket.io. On "envia N" it sends N times and answers with what that cost.
import { createServer } from 'node:http';
import type { EstadoPublicoLote } from '@martelo/shared/lance';
import { Server } from 'socket.io';
import { WebSocket, WebSocketServer } from 'ws';
import { Fanout } from '../../../engine/src/realtime/fanout.ts';
import { salaDoLote } from '../../../engine/src/realtime/rooms.ts';
import { Leitores, limitesDeLeitura } from '../../../engine/src/realtime/slow-readers.ts';
import { encerrarComOPai } from '../lances/processo.ts';

export interface Custo {
  mensagens: number;
  /** Of the whole process, user and system, per message. */
  microsPorMensagem: number;
}

const LOTE = '01900000-0000-7000-8000-000000000001';
const servidor = createServer();
const difundir = process.argv[2] === 'cru' ? cru() : martelo();
servidor.listen(Number(process.env.PORTA), '127.0.0.1', () => process.send?.('pronto'));
process.on('message', async (vezes: number) => process.send?.(await enviar(vezes)));
encerrarComOPai();

async function enviar(vezes: number): Promise<Custo> {
  const antes = process.cpuUsage();
  let mensagens = 0;
  for (let i = 1; i <= vezes; i++) {
    mensagens += difundir(estado(i));
    // What was written is with the kernel before the next goes out, as between two windows of a large room.
    await new Promise((seguir) => setTimeout(seguir, 10));
  }
  const { user, system } = process.cpuUsage(antes);
  return { mensagens, microsPorMensagem: (user + system) / mensagens };
}

const estado = (seq: number): EstadoPublicoLote => ({
  lelUid: LOTE,
  seq,
  valorAtual: 100_000 * seq,
  proximoLance: 100_000 * seq + 100_000,
  lider: { apelido: 'licitante-7', cidade: 'São Paulo/SP' },
  qtdLances: seq,
  dataFim: '2026-11-21T12:00:00.000Z',
  situacao: 'LIBERADO_LEILAO',
});

function cru(): (estado: EstadoPublicoLote) => number {
  const todos = new WebSocketServer({ server: servidor, perMessageDeflate: false }).on(
    'connection',
    (socket) => {
      socket.send('0{}');
      socket.on('message', () => socket.send('40{}'));
    },
  );
  return (novo) => {
    const dados = Buffer.from(`42${JSON.stringify(['on-lances-lote', novo])}`);
    const opcoes = { fin: true, mask: false, opcode: 1, readOnly: false, rsv1: false };
    const quadro = Buffer.concat((WebSocket as unknown as ComSender).Sender.frame(dados, opcoes));
    for (const { _socket } of todos.clients as unknown as Set<{ _socket: { write(b: Buffer): void } }>)
      _socket.write(quadro);
    return todos.clients.size;
  };
}

interface ComSender {
  Sender: { frame(dados: Buffer, opcoes: object): Buffer[] };
}

function martelo(): (estado: EstadoPublicoLote) => number {
  const io = new Server(servidor, {
    transports: ['websocket'],
    perMessageDeflate: false,
    serveClient: false,
  });
  io.on('connection', (socket) => socket.join(salaDoLote(LOTE)));
  const agora: (() => void)[] = [];
  // The window is over when the next state comes: each one is sent.
  const leitores = new Leitores(limitesDeLeitura(false));
  leitores.acompanhar(io);
  const difusao = new Fanout(io, leitores, (_, tarefa) => {
    agora.push(tarefa);
    return () => {};
  });
  return (novo) => {
    difusao.enviar(novo);
    for (const tarefa of agora.splice(0)) tarefa();
    return difusao.ouvintes(LOTE);
  };
}
