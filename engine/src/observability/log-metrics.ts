import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { CommitConflict, type EventLog } from '../log/log.ts';
import { StoreUnavailable } from '../store/unavailable.ts';

/** The same log, timed: how long an append takes, how many failed and how, and when one last took effect. */
export function medirLog(log: EventLog, registro: Registry): EventLog {
  const registers = [registro];
  const gravacao = new Histogram({
    name: 'martelo_log_gravacao_segundos',
    help: 'Duration of appends to the event log, until durable',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  const falhas = new Counter({
    name: 'martelo_log_falhas_total',
    help: 'Appends and pulses that failed: conflito (another owner wrote), indisponivel (refused), desconhecido (no word on the outcome)',
    labelNames: ['tipo'],
    registers,
  });
  for (const tipo of ['conflito', 'indisponivel', 'desconhecido']) falhas.inc({ tipo }, 0);
  const ultimo = new Gauge({
    name: 'martelo_log_ultima_gravacao_timestamp_seconds',
    help: 'When the log last took an append or a pulse, Unix seconds',
    registers,
  });
  /** A pulse that failed says the same of the store as an append. */
  const contar = async <T>(feito: Promise<T>): Promise<T> => {
    try {
      const valor = await feito;
      ultimo.setToCurrentTime();
      return valor;
    } catch (erro) {
      falhas.inc({ tipo: tipoDaFalha(erro) });
      throw erro;
    }
  };
  return {
    append(commits) {
      const parar = gravacao.startTimer();
      return contar(log.append(commits)).finally(parar);
    },
    pulsar: (dono, instante) => contar(log.pulsar(dono, instante)),
    pulsos: () => log.pulsos(),
    read: (stream, fromCommit) => log.read(stream, fromCommit),
    head: (stream) => log.head(stream),
    streams: () => log.streams(),
    close: () => log.close(),
  };
}

function tipoDaFalha(erro: unknown): string {
  if (erro instanceof CommitConflict) return 'conflito';
  return erro instanceof StoreUnavailable ? 'indisponivel' : 'desconhecido';
}
