import { Redis } from 'ioredis';
import type { Avisos } from './avisos.ts';
import type { Registrador } from './gravador.ts';
import type { Posse } from './posse.ts';

/** How long a claim stands without being renewed, and how long Redis may take to say something. */
const VALIDADE_MS = 2_000;
const PACIENCIA_MS = 300;
const CANAL = 'martelo:commits';
const chave = (leiUid: string): string => `martelo:posse:${leiUid}`;

/** Renews one's own claim, or makes it where nobody has one. */
const RENOVAR = `
  local dono = redis.call('GET', KEYS[1])
  if dono == false or dono == ARGV[1] then redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2]) end`;
const SOLTAR = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`;

/** Nothing here waits for a Redis that is away: a hint that comes late is worth nothing. */
export function ligarRedis(url: string, registrador: Registrador): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: PACIENCIA_MS,
    retryStrategy: (tentativa) => Math.min(50 * 2 ** tentativa, 1_000),
  });
  let avisou = false;
  redis.on('error', (err) => {
    if (!avisou) registrador.warn({ err }, 'Redis is away; auctions go on by the pulses in the log');
    avisou = true;
  });
  redis.on('ready', () => {
    avisou = false;
  });
  return redis;
}

/** Claims as keys that expire. `dono` is this process, as the log names it. */
export function posseRedis(redis: Redis, dono: string): Posse {
  const todas = async (script: string, leiUids: readonly string[], ...argumentos: string[]) => {
    if (leiUids.length === 0 || redis.status !== 'ready') return;
    const lote = redis.pipeline();
    for (const leiUid of leiUids) lote.eval(script, 1, chave(leiUid), dono, ...argumentos);
    await lote.exec().catch(() => {});
  };
  return {
    renovar: (leiUids) => todas(RENOVAR, leiUids, String(VALIDADE_MS)),
    async livres(leiUids) {
      if (leiUids.length === 0) return [];
      try {
        const donos = await redis.mget(leiUids.map(chave));
        return leiUids.filter((_, i) => donos[i] === null || donos[i] === dono);
      } catch {
        return null;
      }
    },
    soltar: (leiUids) => todas(SOLTAR, leiUids),
    close: async () => redis.disconnect(),
  };
}

/** Notices over publish and subscribe: nobody keeps them, and nobody needs to. */
export function avisosRedis(publicador: Redis, assinante: Redis): Avisos {
  const ouvintes = new Set<(stream: string, commitNo: number) => void>();
  const assinar = () => void assinante.subscribe(CANAL).catch(() => {});
  if (assinante.status === 'ready') assinar();
  assinante.on('ready', assinar);
  assinante.on('message', (_canal: string, texto: string) => {
    const corte = texto.lastIndexOf(' ');
    for (const ouvinte of ouvintes) ouvinte(texto.slice(0, corte), Number(texto.slice(corte + 1)));
  });
  return {
    avisar(stream, commitNo) {
      if (publicador.status === 'ready') publicador.publish(CANAL, `${stream} ${commitNo}`).catch(() => {});
    },
    ouvir: (ouvinte) => void ouvintes.add(ouvinte),
    close: async () => assinante.disconnect(),
  };
}
