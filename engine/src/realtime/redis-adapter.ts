import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Logger } from 'pino';
import type { Server } from 'socket.io';
import type { ClusterAdapter, ClusterMessage } from 'socket.io-adapter';
import type { ClienteRedis } from '../store/redis.ts';

/** Messages on their way to Redis; beyond, the other processes go without, and their clients ask for what they missed. */
const EM_VOO = 5_000;
const MENSAGENS_GUARDADAS = 10_000;
const ASSINAR_DE_NOVO_MS = 1_000;

export interface OpcoesAdaptador {
  /** One that waits for a Redis that is away: the reader of the stream would ask without end otherwise. */
  redis: ClienteRedis;
  log: Logger;
  /** Names the stream; processes with the same name reach each other's sockets. */
  fluxo?: string;
}

type Namespace = ReturnType<Server['of']>;
/** What the library keeps to its own subclasses, and this one place needs. */
type Publicador = { publishAndReturnOffset(mensagem: ClusterMessage): Promise<string> };

/**
 * Socket.io over Redis streams, local sockets first: the library waits for Redis before it serves the sockets of its own
 * process, so a stalled Redis would hold up people who do not need it, and a dead one would leave them without. Here the message
 * goes its way to Redis unawaited, and within bounds.
 */
export function adaptadorLocalPrimeiro({ redis, log, fluxo = 'martelo:sockets' }: OpcoesAdaptador) {
  let emVoo = 0;
  let perdidas = 0;
  const perdeu = (err?: unknown) => {
    if (perdidas++ === 0)
      log.warn({ err }, 'Redis não acompanha: avisos só chegam aos sockets deste processo');
  };
  const criar = createAdapter(semQueixas(redis, perdeu), {
    streamName: fluxo,
    channelPrefix: fluxo,
    maxLen: MENSAGENS_GUARDADAS,
    onlyPlaintext: true,
  });

  const publicando =
    (publicar: (mensagem: ClusterMessage) => Promise<string>) => (mensagem: ClusterMessage) => {
      if (!redis.isReady || emVoo >= EM_VOO) {
        perdeu();
        return Promise.resolve('');
      }
      emVoo += 1;
      publicar(mensagem)
        .then(() => {
          if (perdidas > 0) log.info({ perdidas }, 'Redis voltou a acompanhar');
          perdidas = 0;
        }, perdeu)
        .finally(() => {
          emVoo -= 1;
        });
      return Promise.resolve('');
    };

  // Socket.io calls it with `new`.
  return function adaptar(namespace: Namespace): ClusterAdapter {
    const adaptador = criar(namespace) as ClusterAdapter;
    const interno = adaptador as unknown as Publicador;
    interno.publishAndReturnOffset = publicando(interno.publishAndReturnOffset.bind(adaptador));
    return adaptador;
  };
}

/**
 * The library never looks at how its publishing and its subscribing ended, and the client refuses both when the connection is lost
 * meanwhile: a message that was lost is counted here, and a subscription is asked for again until it stands.
 */
function semQueixas(redis: ClienteRedis, perdeu: (err: unknown) => void): ClienteRedis {
  const { publish, subscribe, duplicate } = redis;
  const publicar: ClienteRedis['publish'] = (...mensagem) =>
    publish.apply(redis, mensagem).catch((err: unknown) => {
      perdeu(err);
      return 0 as never;
    });
  const assinar = async (...argumentos: Parameters<ClienteRedis['subscribe']>): Promise<void> => {
    await subscribe.apply(redis, argumentos).catch(() => {
      if (redis.isOpen) setTimeout(() => void assinar(...argumentos), ASSINAR_DE_NOVO_MS).unref();
    });
  };
  return Object.assign(redis, {
    publish: publicar,
    subscribe: assinar,
    duplicate: () => semQueixas(duplicate.call(redis) as unknown as ClienteRedis, perdeu),
  }) as ClienteRedis;
}
