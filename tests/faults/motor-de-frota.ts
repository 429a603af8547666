import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decide } from '../../engine/src/auction/decide.ts';
import { evolve } from '../../engine/src/auction/evolve.ts';
import { respostaRepetida } from '../../engine/src/auction/modelo/idempotencia.ts';
import { abrirLogMongo } from '../../engine/src/log/mongo.ts';
import { realEnvironment } from '../../engine/src/runtime/environment.ts';
import { createFleet, type Fleet } from '../../engine/src/runtime/fleet.ts';
import {
  atenderCarta,
  CAMINHO_DAS_CARTAS,
  type Carta,
  httpCourier,
} from '../../engine/src/runtime/forwarding.ts';
import { ligarRedis, redisLease, redisNotices } from '../../engine/src/runtime/redis.ts';
import { segredosDeServico } from '../../shared/src/segredo-servico.ts';
import { atenderRecados, prepararLeiloes } from './atendimento.ts';

/**
 * One of several engines without their house: the real log on MongoDB, claims and notices on Redis, forwarding over HTTP. Started
 * with the addresses of both and when its lots end (nothing: never); says on stdout its port and how the log names it.
 */
const [mongo, redis, fim] = process.argv.slice(2) as [string, string, string?];
const SEGREDO = 'segredo-das-quedas';
const registrador = { warn: () => {}, error: () => {} };

let frota: Fleet | null = null;
const interno = createServer(async (req, res) => {
  const pedacos: Buffer[] = [];
  for await (const pedaco of req) pedacos.push(pedaco as Buffer);
  const certo = req.url === CAMINHO_DAS_CARTAS && req.headers['x-martelo-servico'] === SEGREDO;
  if (!certo || frota === null) return res.writeHead(404).end();
  const carta = JSON.parse(Buffer.concat(pedacos).toString()) as Carta;
  const resposta = await atenderCarta((leiUid, instrucao) => frota!.executarAqui(leiUid, instrucao), carta);
  res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(resposta));
});
await new Promise<void>((resolve) => interno.listen(0, '127.0.0.1', resolve));
const dono = `${randomUUID()}@127.0.0.1:${(interno.address() as AddressInfo).port}`;

const [comandos, assinatura] = [ligarRedis(redis, registrador), ligarRedis(redis, registrador)];
frota = await createFleet({
  log: await abrirLogMongo(mongo),
  nucleo: { decide, evolve, respostaRepetida },
  ambiente: realEnvironment(),
  registrador,
  dono,
  posse: redisLease(comandos, dono),
  avisos: redisNotices(comandos, assinatura),
  carteiro: httpCourier(segredosDeServico({ MARTELO_SEGREDO_SERVICO: SEGREDO })),
});
await prepararLeiloes(frota, fim);
console.log(JSON.stringify({ porta: await atenderRecados(frota), dono }));
