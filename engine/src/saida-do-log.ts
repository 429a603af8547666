import { type DestinationStream, pino } from 'pino';

/** What waits in memory while the destination takes nothing; lines beyond it are lost. */
const ESPERA_MAXIMA = 1_000_000;

/**
 * Where the log goes: standard output, each line at once. A disk that is full costs lines, never the engine: pino's own
 * destination ends the process on the first line it cannot write, and, told of that end, tries the line again for ever.
 */
export function saidaDoLog(destino: number | string = 1): DestinationStream {
  const saida = pino.destination({ dest: destino, sync: true, maxLength: ESPERA_MAXIMA });
  saida.on('error', () => {});
  // Every line was tried when it was said: there is nothing to flush that could be written now.
  saida.flushSync = () => {};
  return saida;
}
