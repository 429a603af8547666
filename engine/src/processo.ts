import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs';
import type { Server } from 'node:http';
import { setTimeout as dormir } from 'node:timers/promises';
import type { Logger } from 'pino';
import { FalhaDePartida } from './configuracao.ts';
import { StoreUnavailable } from './store/unavailable.ts';

/** How long a stop may take in all: the supervisor kills at 5 s. */
const PRAZO_DE_PARADA_MS = 4_500;

/** With less than this the stores cannot even open their journals. */
const LIVRE_MINIMO_MB = 20;

/** The engine's folder, made if need be, writable and with room on its disk. @throws FalhaDePartida, or what the system says */
export function prepararPasta(pasta: string): void {
  mkdirSync(pasta, { recursive: true, mode: 0o700 });
  accessSync(pasta, constants.W_OK);
  const { bavail, bsize } = statfsSync(pasta);
  const livreMb = Math.floor((bavail * bsize) / 1_000_000);
  if (livreMb < LIVRE_MINIMO_MB) {
    throw new FalhaDePartida(
      `O disco de ${pasta} está cheio: restam ${livreMb} MB. Libere espaço ou defina MARTELO_DADOS em outro disco.`,
    );
  }
}

/** Takes connections on the port. @throws what `listen` says: EADDRINUSE, EACCES */
export function escutar(servidor: Server, porta: number): Promise<void> {
  return new Promise((resolve, reject) => {
    servidor.once('error', reject);
    servidor.listen(porta, () => {
      servidor.off('error', reject);
      resolve();
    });
  });
}

/** The last answers on their way; idle connections are not waited for. At most a second. */
export async function concluirPedidos(servidor: Server): Promise<void> {
  const limite = performance.now() + 1_000;
  for (;;) {
    servidor.closeIdleConnections();
    const abertas = await new Promise<number>((resolve) =>
      servidor.getConnections((_, quantas) => resolve(quantas ?? 0)),
    );
    if (abertas === 0 || performance.now() > limite) return;
    await dormir(5);
  }
}

/** Between the signal and the stop `/readyz` says no, so that a balancer sends new clients elsewhere first. */
export interface Dreno {
  ms: number;
  comecou: boolean;
}

/** Stops in order on SIGTERM and SIGINT; what cannot be stopped in time is left to the log, which has every durable bid. */
export function parada(desligar: () => Promise<void>, log: Logger, dreno: Dreno): void {
  let parando = false;
  const parar = async (sinal: NodeJS.Signals) => {
    if (parando) return;
    parando = true;
    log.info({ sinal }, 'encerrando: lances em andamento são concluídos ou recusados');
    setTimeout(() => {
      log.error('a parada passou do prazo');
      process.exit(1);
    }, dreno.ms + PRAZO_DE_PARADA_MS).unref();
    dreno.comecou = true;
    await dormir(dreno.ms);
    await desligar();
    log.info('parado');
    process.exit(0);
  };
  const aoSinal = (sinal: NodeJS.Signals) =>
    parar(sinal).catch((err) => {
      log.error({ err }, 'a parada falhou');
      process.exit(1);
    });
  process.on('SIGTERM', aoSinal);
  process.on('SIGINT', aoSinal);
  // State in memory is unknown after what nobody foresaw: the log is not, and a fresh process folds it.
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'erro não previsto');
    process.exit(1);
  });
}

const SQLITE_CHEIO = 13;
const SQLITE_SEM_ACESSO = new Set([3, 8, 14, 23]);

/** One sentence for whoever operates the engine, about what kept it from starting. */
export function frasePara(erro: unknown): string {
  for (let causa: unknown = erro; causa instanceof Error; causa = causa.cause) {
    const { code, errcode, path, port } = causa as Error & {
      code?: string;
      errcode?: number;
      path?: string;
      port?: number;
    };
    if (causa instanceof FalhaDePartida) return causa.message;
    if (code === 'EADDRINUSE') {
      return `A porta ${port} já está em uso. Feche o outro programa ou defina PORT_ENGINE com outra porta.`;
    }
    if (code === 'ENOSPC' || errcode === SQLITE_CHEIO) {
      return 'O disco está cheio. Libere espaço ou defina MARTELO_DADOS em outro disco.';
    }
    const semAcesso = code === 'EACCES' || code === 'EROFS' || code === 'EPERM' || code === 'ENOTDIR';
    if (semAcesso || (errcode !== undefined && SQLITE_SEM_ACESSO.has(errcode & 0xff))) {
      return `Não é possível gravar na pasta de dados${path ? ` (${path})` : ''}. Confira a permissão ou defina MARTELO_DADOS.`;
    }
  }
  if (erro instanceof StoreUnavailable)
    return `O banco de dados não atende (${erro.message}). Confira MONGODB_URI e se o servidor está no ar.`;
  return erro instanceof Error ? (erro.stack ?? erro.message) : String(erro);
}
