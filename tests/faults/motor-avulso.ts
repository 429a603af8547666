import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { ErroMartelo } from '@martelo/shared/erros';
import { leilaoEscrita } from '@martelo/shared/leilao';
import { loteEscrita } from '@martelo/shared/lote';
import { decide } from '../../engine/src/auction/decide.ts';
import { evolve } from '../../engine/src/auction/evolve.ts';
import { respostaRepetida } from '../../engine/src/auction/idempotencia.ts';
import { estadoPublico } from '../../engine/src/auction/publico.ts';
import { abrirLogEmThread, abrirLogSqlite } from '../../engine/src/log/sqlite.ts';
import { ambienteReal } from '../../engine/src/runtime/ambiente.ts';
import { criarMotor } from '../../engine/src/runtime/criar-motor.ts';
import { type Lance, LOTES, type Recado, type Retorno } from './protocolo.ts';

/**
 * The engine without its house, to be killed: the real log, runtime and core behind one JSON message a line. Started with the
 * path of the log and, to have it in a thread, 'thread'; says its port on stdout.
 */
const abrir = process.argv[3] === 'thread' ? abrirLogEmThread : abrirLogSqlite;
const motor = await criarMotor({
  log: abrir(process.argv[2]!),
  nucleo: { decide, evolve, respostaRepetida },
  ambiente: ambienteReal(),
  registrador: {
    warn: (dados, mensagem) => console.error(mensagem, dados),
    error: (dados, mensagem) => console.error(mensagem, dados),
  },
});
await prepararLeiloes();

const servidor = createServer((socket) => {
  socket.setNoDelay(true);
  socket.on('error', () => {});
  const linhas = createInterface({ input: socket });
  linhas.on('error', () => {});
  linhas.on('line', (linha) => void atender(socket, JSON.parse(linha) as Recado));
});
servidor.listen(0, '127.0.0.1', () => {
  console.log((servidor.address() as { port: number }).port);
});

async function atender(socket: Socket, recado: Recado): Promise<void> {
  const retorno: Retorno =
    recado.tipo === 'estado'
      ? { id: recado.id, ok: true, valor: { lotes: await estados() } }
      : await darLance(recado.id, recado.lance);
  socket.write(`${JSON.stringify(retorno)}\n`);
}

async function darLance(id: string, lance: Lance): Promise<Retorno> {
  const { leiUid, lelUid } = LOTES[lance.lote]!;
  const participante = { uid: lance.autor, apelido: `ap-${lance.autor}`, cidade: 'São Paulo/SP' };
  const { modo, valor } = lance;
  try {
    const resposta = await motor.executar(leiUid, {
      comandoId: lance.comandoId,
      autor: lance.autor,
      pedido: { tipo: 'dar-lance', lelUid, modo, valor, participante },
    });
    return { id, ok: true, valor: resposta };
  } catch (erro) {
    if (!(erro instanceof ErroMartelo)) throw erro;
    return { id, ok: false, codigo: erro.codigo, detalhes: erro.detalhes };
  }
}

const estados = () =>
  Promise.all(LOTES.map(async ({ leiUid, lelUid }) => estadoPublico((await motor.estado(leiUid))!, lelUid)));

/** Idempotent: an engine killed in the middle of this does the rest at its next start. */
async function prepararLeiloes(): Promise<void> {
  const leilao = leilaoEscrita.parse({
    nome: 'Leilão das quedas',
    data: '2100-01-01T00:00:00Z',
    situacao: 'PRONTO',
    incrementos: [{ valor: 100 }],
  });
  for (const [i, { leiUid, lelUid }] of LOTES.entries()) {
    const autor = 'equipe';
    await motor.executar(leiUid, {
      comandoId: `criar-${leiUid}`,
      autor,
      pedido: { tipo: 'criar-leilao', leilao: { ...leilao, id: 1, uid: leiUid, hotsites: [1] } },
    });
    const dados = loteEscrita.parse({
      nome: `Lote ${i}`,
      tipo: 'Carro',
      valor: { minimo: 50_000 },
      dataInicio: '2020-01-01T00:00:00Z',
      dataFim: '2100-01-01T00:00:00Z',
    });
    await motor.executar(leiUid, {
      comandoId: `incluir-${lelUid}`,
      autor,
      pedido: { tipo: 'incluir-lotes', lotes: [{ id: i + 1, uid: lelUid, dados }] },
    });
  }
}
