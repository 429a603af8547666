import { randomUUID } from 'node:crypto';
import { ErroMartelo } from '@martelo/shared/erros';
import { leilaoEscrita } from '@martelo/shared/leilao';
import { loteEscrita } from '@martelo/shared/lote';
import { decide } from '../../../engine/src/auction/decide.ts';
import { evolve } from '../../../engine/src/auction/evolve.ts';
import type { Pedido } from '../../../engine/src/auction/modelo/comando.ts';
import { respostaRepetida } from '../../../engine/src/auction/modelo/idempotencia.ts';
import { abrirLogMongo } from '../../../engine/src/log/mongo.ts';
import { criarMotor } from '../../../engine/src/runtime/criar-motor.ts';
import { realEnvironment } from '../../../engine/src/runtime/environment.ts';

/** The core and its runtime over the log in MongoDB, with an auction of open lots, each to be bid on in turn. */
export async function lotesDoMotor(uri: string, quantos: number) {
  const log = await abrirLogMongo(uri);
  const motor = await criarMotor({
    log,
    nucleo: { decide, evolve, respostaRepetida },
    ambiente: realEnvironment(),
    registrador: { warn: console.warn, error: console.error },
  });
  const leiUid = randomUUID();
  const mandar = (autor: string, pedido: Pedido) =>
    motor.executar(leiUid, { comandoId: randomUUID(), autor, pedido });
  const lotes = Array.from({ length: quantos }, () => randomUUID());
  const leilao = leilaoEscrita.parse({
    nome: 'Bench',
    data: '2100-01-01T00:00:00Z',
    situacao: 'PRONTO',
    incrementos: [{ valor: 1_000 }],
  });
  await mandar('equipe', {
    tipo: 'criar-leilao',
    leilao: { ...leilao, id: 1, uid: leiUid, hotsites: [1] },
  });
  const dados = loteEscrita.parse({
    nome: 'Lote',
    tipo: 'Carro',
    valor: { minimo: 100_000 },
    dataInicio: '2020-01-01T00:00:00Z',
    dataFim: '2100-01-01T00:00:00Z',
  });
  await mandar('equipe', {
    tipo: 'incluir-lotes',
    lotes: lotes.map((uid, i) => ({ id: i + 1, uid, dados })),
  });
  return {
    /** Bids on a lot that nobody has bid on. */
    proximoLote() {
      const lelUid = lotes.pop()!;
      return async (cliente: string, valor: number): Promise<boolean> => {
        const participante = { uid: cliente, apelido: cliente, cidade: 'São Paulo/SP' };
        try {
          await mandar(cliente, { tipo: 'dar-lance', lelUid, modo: 'MANUAL', valor, participante });
          return true;
        } catch (erro) {
          if (erro instanceof ErroMartelo) return false;
          throw erro;
        }
      };
    },
    async parar(): Promise<void> {
      await motor.parar();
      await log.close();
    },
  };
}
