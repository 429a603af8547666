import { createClient } from 'redis';

export interface OpcoesRedis {
  url: string;
  /**
   * Whether what is asked while Redis is away waits for it (some seconds), or is refused at once. What is asked of a Redis that
   * stands still waits in either case, for as long as it does: who cannot wait says so to the command.
   */
  espera: boolean;
  /** Told of every attempt that fails; a next one follows in any case. */
  aoFalhar(erro: unknown): void;
}

export type ClienteRedis = ReturnType<typeof clienteDe>;

/** Commands that Redis owes an answer to; beyond, more are refused: a Redis that stands still fills no memory. */
const PENDENTES = 20_000;

/** A connection that is opened in the background and again whenever it is lost, until it is destroyed. */
export function conectarRedis(opcoes: OpcoesRedis): ClienteRedis {
  const cliente = clienteDe(opcoes);
  cliente.on('error', opcoes.aoFalhar);
  // It fails only when it is destroyed before Redis was ever there.
  cliente.connect().catch(() => {});
  return cliente;
}

const clienteDe = ({ url, espera }: OpcoesRedis) =>
  createClient({
    url,
    // What every Redis speaks, and what Socket.io's adapter is made for.
    RESP: 2,
    maintNotifications: 'disabled',
    disableClientInfo: true,
    disableOfflineQueue: !espera,
    commandsQueueMaxLength: PENDENTES,
    socket: { reconnectStrategy: (tentativas) => Math.min(50 * 2 ** tentativas, 1_000) },
  });
