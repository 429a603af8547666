import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Configuracao } from './configuracao.ts';
import { type Rota, rota } from './http/rota.ts';
import { rastroAtual } from './observacao/rastro.ts';
import { atenderCarta, CAMINHO_DAS_CARTAS, type Carta, carteiroHttp } from './runtime/carteiro.ts';
import { criarMotor, type OpcoesMotor } from './runtime/criar-motor.ts';
import { criarFrota, type Frota } from './runtime/frota.ts';
import type { Motor } from './runtime/motor.ts';
import { avisosRedis, ligarRedis, posseRedis } from './runtime/redis.ts';

/** A command as long as the largest import of lots. */
const CARTA_MAXIMA_BYTES = 32 * 2 ** 20;

/** The auctions' engine of the configured shape, and the calls by which several of them reach each other. */
export async function abrirMotor(
  config: Pick<Configuracao, 'distribuida' | 'enderecoInterno' | 'segredoServico'>,
  opcoes: Omit<OpcoesMotor, 'dono' | 'rastro'> & { registrador: Logger },
): Promise<{ motor: Motor; rotas: Rota[] }> {
  const comRastro = { ...opcoes, rastro: rastroAtual };
  if (config.distribuida === null) return { motor: await criarMotor(comRastro), rotas: [] };

  const { registrador } = opcoes;
  const { redis } = config.distribuida;
  const dono = `${randomUUID()}@${config.enderecoInterno}`;
  const [comandos, assinatura] = [ligarRedis(redis, registrador), ligarRedis(redis, registrador)];
  const frota = await criarFrota({
    ...comRastro,
    dono,
    posse: posseRedis(comandos, dono),
    avisos: avisosRedis(comandos, assinatura),
    carteiro: carteiroHttp(config.segredoServico, rastroAtual),
  });
  registrador.info({ dono }, 'um de vários motores sobre o mesmo diário');
  return { motor: frota, rotas: [rotaDasCartas(frota)] };
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
