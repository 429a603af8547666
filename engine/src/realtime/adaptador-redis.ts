import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Server } from 'socket.io';
import type { ClusterAdapter, ClusterMessage } from 'socket.io-adapter';

/** Messages on their way to Redis; beyond, the other processes go without, and their clients ask for what they missed. */
const EM_VOO = 5_000;
const MENSAGENS_GUARDADAS = 10_000;

export interface OpcoesAdaptador {
  redis: Redis;
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
  const criar = createAdapter(redis, {
    streamName: fluxo,
    channelPrefix: fluxo,
    maxLen: MENSAGENS_GUARDADAS,
    onlyPlaintext: true,
  });
  let emVoo = 0;
  let perdidas = 0;

  const publicando =
    (publicar: (mensagem: ClusterMessage) => Promise<string>) => (mensagem: ClusterMessage) => {
      if (redis.status !== 'ready' || emVoo >= EM_VOO) {
        if (perdidas++ === 0) log.warn('Redis não acompanha: avisos só chegam aos sockets deste processo');
        return Promise.resolve('');
      }
      if (perdidas > 0) log.info({ perdidas }, 'Redis voltou a acompanhar');
      perdidas = 0;
      emVoo += 1;
      publicar(mensagem)
        .catch((err) => log.warn({ err }, 'aviso não chegou aos outros processos'))
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
