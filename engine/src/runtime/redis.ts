import { type ClienteRedis, conectarRedis } from '../store/redis.ts';
import type { Lease } from './lease.ts';
import type { Notices } from './notices.ts';
import type { Registrador } from './writer.ts';

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
export function ligarRedis(url: string, registrador: Registrador): ClienteRedis {
  let avisou = false;
  const redis = conectarRedis({
    url,
    espera: false,
    aoFalhar(err) {
      if (!avisou) registrador.warn({ err }, 'Redis is away; auctions go on by the pulses in the log');
      avisou = true;
    },
  });
  redis.on('ready', () => {
    avisou = false;
  });
  return redis;
}

/** Claims as keys that expire. `dono` is this process, as the log names it. */
export function redisLease(redis: ClienteRedis, dono: string): Lease {
  const todas = async (script: string, leiUids: readonly string[], ...argumentos: string[]) => {
    if (leiUids.length === 0 || !redis.isReady) return;
    // Asked together, sent together.
    const pedidos = leiUids.map((leiUid) =>
      redis.eval(script, { keys: [chave(leiUid)], arguments: [dono, ...argumentos] }),
    );
    await emTempo(Promise.all(pedidos));
  };
  return {
    renovar: (leiUids) => todas(RENOVAR, leiUids, String(VALIDADE_MS)),
    async livres(leiUids) {
      if (leiUids.length === 0) return [];
      const donos = await emTempo(redis.mGet(leiUids.map(chave)));
      return donos && leiUids.filter((_, i) => donos[i] === null || donos[i] === dono);
    },
    soltar: (leiUids) => todas(SOLTAR, leiUids),
    close: async () => redis.destroy(),
  };
}

/** Notices over publish and subscribe: nobody keeps them, and nobody needs to. */
export function redisNotices(publicador: ClienteRedis, assinante: ClienteRedis): Notices {
  const ouvintes = new Set<(stream: string, commitNo: number) => void>();
  const ouvir = (texto: string) => {
    const corte = texto.lastIndexOf(' ');
    for (const ouvinte of ouvintes) ouvinte(texto.slice(0, corte), Number(texto.slice(corte + 1)));
  };
  // Once it has been, the client itself subscribes again after each loss; asking twice is being told once.
  const assinar = () => void assinante.subscribe(CANAL, ouvir).catch(() => {});
  if (assinante.isReady) assinar();
  assinante.on('ready', assinar);
  return {
    avisar(stream, commitNo) {
      if (publicador.isReady) publicador.publish(CANAL, `${stream} ${commitNo}`).catch(() => {});
    },
    ouvir: (ouvinte) => void ouvintes.add(ouvinte),
    close: async () => assinante.destroy(),
  };
}

/** What Redis says; null when it says nothing in time, or is not there. */
async function emTempo<T>(resposta: Promise<T>): Promise<T | null> {
  let prazo: NodeJS.Timeout | undefined;
  const acabou = new Promise<null>((resolver) => {
    prazo = setTimeout(resolver, PACIENCIA_MS, null);
  });
  try {
    return await Promise.race([resposta, acabou]);
  } catch {
    return null;
  } finally {
    clearTimeout(prazo);
  }
}
