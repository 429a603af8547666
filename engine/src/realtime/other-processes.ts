import type { Logger } from 'pino';
import type { Server, ServerOptions } from 'socket.io';
import type { Registros } from '../records/records.ts';

/** What reaches the other engine processes beside the log: their sockets, and what they remember of the records. */
export interface Alcance {
  /** Absent when this process is alone. */
  adaptador?: ServerOptions['adapter'] | undefined;
  /** Tells the others of each record that is written here, and hears of theirs. */
  ligar(io: Server): void;
  fechar(): void;
}

const ESCRITA = 'registro-escrito';

export async function abrirAlcance(
  distribuida: { redis: string } | null,
  { registros, log }: { registros: Registros; log: Logger },
): Promise<Alcance> {
  if (distribuida === null) return { ligar() {}, fechar() {} };
  const [{ conectarRedis }, { adaptadorLocalPrimeiro }] = await Promise.all([
    import('../store/redis.ts'),
    import('./redis-adapter.ts'),
  ]);
  const redis = conectarRedis({
    url: distribuida.redis,
    espera: true,
    aoFalhar: (err) => log.debug({ err }, 'Redis fora do ar'),
  });
  return {
    adaptador: adaptadorLocalPrimeiro({ redis, log }),
    ligar(io) {
      registros.aoEscreverAqui((colecao, uid) => {
        if (registros.escutada(colecao)) io.serverSideEmit(ESCRITA, colecao, uid);
      });
      io.on(ESCRITA, (colecao: string, uid: string) => registros.avisarEscrita(colecao, uid));
    },
    fechar: () => redis.destroy(),
  };
}
