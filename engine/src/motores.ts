import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';
import { enderecoAtual, rastroAtual } from './api/rastro.ts';
import { type Rota, rota } from './api/rota.ts';
import { arquivoDoDiario } from './armazens.ts';
import type { Configuracao } from './configuracao.ts';
import { criarMotor, type OpcoesMotor } from './runtime/criar-motor.ts';
import { createFleet, type Fleet } from './runtime/fleet.ts';
import { atenderCarta, CAMINHO_DAS_CARTAS, type Carta, httpCourier } from './runtime/forwarding.ts';
import type { Motor } from './runtime/motor.ts';
import { impressaoDoNucleo } from './runtime/snapshots/core-fingerprint.ts';
import { SnapshotFolder } from './runtime/snapshots/folder.ts';
import { acompanharRetratos } from './runtime/snapshots/snapshotter.ts';

/** A command as long as the largest import of lots. */
const CARTA_MAXIMA_BYTES = 32 * 2 ** 20;

export interface MotorAberto {
  motor: Motor;
  /** The calls by which several engines reach each other. */
  rotas: Rota[];
  /** After the engine has stopped: what it does beside, to its end. */
  concluir(): Promise<void>;
}

/** The auctions' engine of the configured shape. */
export async function abrirMotor(
  config: Pick<Configuracao, 'pasta' | 'distribuida' | 'enderecoInterno' | 'segredos'>,
  opcoes: Omit<OpcoesMotor, 'dono' | 'rastro' | 'retratos'> & { registrador: Logger },
): Promise<MotorAberto> {
  const comRastro = { ...opcoes, rastro: rastroAtual };
  const { registrador } = opcoes;
  if (config.distribuida === null) {
    const pasta = join(config.pasta, 'retratos');
    const retratos = new SnapshotFolder(pasta, impressaoDoNucleo());
    const motor = await criarMotor({ ...comRastro, retratos });
    const log = arquivoDoDiario(config.pasta);
    return { motor, rotas: [], concluir: acompanharRetratos({ motor, registrador, log, pasta }) };
  }

  const { redis } = config.distribuida;
  const { ligarRedis, redisLease, redisNotices } = await import('./runtime/redis.ts');
  const dono = `${randomUUID()}@${config.enderecoInterno}`;
  const [comandos, assinatura] = [ligarRedis(redis, registrador), ligarRedis(redis, registrador)];
  const frota = await createFleet({
    ...comRastro,
    dono,
    posse: redisLease(comandos, dono),
    avisos: redisNotices(comandos, assinatura),
    carteiro: httpCourier(config.segredos, { rastro: rastroAtual, endereco: enderecoAtual }),
  });
  registrador.info({ dono }, 'um de vários motores sobre o mesmo diário');
  return { motor: frota, rotas: [rotaDasCartas(frota)], concluir: async () => {} };
}

const rotaDasCartas = (frota: Fleet): Rota =>
  rota({
    metodo: 'post',
    caminho: CAMINHO_DAS_CARTAS,
    resumo: 'Um comando que chegou a outro motor, para o dono do leilão',
    guarda: 'servico',
    limite: CARTA_MAXIMA_BYTES,
    body: z.object({
      leiUid: z.uuid(),
      instrucao: z.object({
        comandoId: z.string(),
        autor: z.string(),
        pedido: z.looseObject({ tipo: z.string() }),
      }),
    }),
    resposta: z.discriminatedUnion('tipo', [
      z.object({ tipo: z.literal('aceito'), valor: z.record(z.string(), z.unknown()) }),
      z.object({ tipo: z.literal('outro-dono') }),
      z.object({
        tipo: z.literal('recusado'),
        codigo: z.string(),
        detalhes: z.record(z.string(), z.unknown()),
      }),
    ]),
    executar: ({ body }) =>
      atenderCarta((leiUid, instrucao) => frota.executarAqui(leiUid, instrucao), body as unknown as Carta),
  });
