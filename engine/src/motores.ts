import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';
import { arquivoDoDiario } from './armazens.ts';
import type { Configuracao } from './configuracao.ts';
import { type Rota, rota } from './http/rota.ts';
import { enderecoAtual, rastroAtual } from './observacao/rastro.ts';
import { impressaoDoNucleo } from './retratos/nucleo.ts';
import { PastaDeRetratos } from './retratos/pasta.ts';
import { acompanharRetratos } from './retratos/retratista.ts';
import { atenderCarta, CAMINHO_DAS_CARTAS, type Carta, carteiroHttp } from './runtime/carteiro.ts';
import { criarMotor, type OpcoesMotor } from './runtime/criar-motor.ts';
import { criarFrota, type Frota } from './runtime/frota.ts';
import type { Motor } from './runtime/motor.ts';
import { avisosRedis, ligarRedis, posseRedis } from './runtime/redis.ts';

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
    const retratos = new PastaDeRetratos(pasta, impressaoDoNucleo());
    const motor = await criarMotor({ ...comRastro, retratos });
    const log = arquivoDoDiario(config.pasta);
    return { motor, rotas: [], concluir: acompanharRetratos({ motor, registrador, log, pasta }) };
  }

  const { redis } = config.distribuida;
  const dono = `${randomUUID()}@${config.enderecoInterno}`;
  const [comandos, assinatura] = [ligarRedis(redis, registrador), ligarRedis(redis, registrador)];
  const frota = await criarFrota({
    ...comRastro,
    dono,
    posse: posseRedis(comandos, dono),
    avisos: avisosRedis(comandos, assinatura),
    carteiro: carteiroHttp(config.segredos, { rastro: rastroAtual, endereco: enderecoAtual }),
  });
  registrador.info({ dono }, 'um de vários motores sobre o mesmo diário');
  return { motor: frota, rotas: [rotaDasCartas(frota)], concluir: async () => {} };
}

const rotaDasCartas = (frota: Frota): Rota =>
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
    executar: ({ body }) =>
      atenderCarta((leiUid, instrucao) => frota.executarAqui(leiUid, instrucao), body as unknown as Carta),
  });
