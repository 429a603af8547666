import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { ErroMartelo } from '@martelo/shared/erros';
import { leilaoEscrita } from '@martelo/shared/leilao';
import { loteEscrita } from '@martelo/shared/lote';
import { estadoPublico } from '../../engine/src/auction/leituras/publico.ts';
import type { Motor } from '../../engine/src/runtime/motor.ts';
import { type Lance, LOTES, type Recado, type Retorno } from './protocolo.ts';

const NUNCA = '2100-01-01T00:00:00.000Z';

/** An engine's door for these tests: one JSON message a line. Resolves with its port. */
export function atenderRecados(motor: Motor): Promise<number> {
  const servidor = createServer((socket) => {
    socket.setNoDelay(true);
    socket.on('error', () => {});
    const linhas = createInterface({ input: socket });
    linhas.on('error', () => {});
    linhas.on('line', (linha) => void atender(motor, socket, JSON.parse(linha) as Recado));
  });
  return new Promise((resolve) => {
    servidor.listen(0, '127.0.0.1', () => resolve((servidor.address() as { port: number }).port));
  });
}

/** Idempotent: an engine killed in the middle of this does the rest at its next start. The lots end at `dataFim`. */
export async function prepararLeiloes(motor: Motor, dataFim = NUNCA): Promise<void> {
  const leilao = leilaoEscrita.parse({
    nome: 'Leilão das quedas',
    data: NUNCA,
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
      dataFim,
    });
    await motor.executar(leiUid, {
      comandoId: `incluir-${lelUid}`,
      autor,
      pedido: { tipo: 'incluir-lotes', lotes: [{ id: i + 1, uid: lelUid, dados }] },
    });
  }
}

async function atender(motor: Motor, socket: Socket, recado: Recado): Promise<void> {
  const retorno: Retorno =
    recado.tipo === 'estado'
      ? { id: recado.id, ok: true, valor: { lotes: await estados(motor) } }
      : await darLance(motor, recado.id, recado.lance);
  socket.write(`${JSON.stringify(retorno)}\n`);
}

async function darLance(motor: Motor, id: string, lance: Lance): Promise<Retorno> {
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

const estados = (motor: Motor) =>
  Promise.all(LOTES.map(async ({ leiUid, lelUid }) => estadoPublico((await motor.estado(leiUid))!, lelUid)));
