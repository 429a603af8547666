import { Worker } from 'node:worker_threads';
import type { Motor } from '../motor.ts';
import type { Criterio } from './take.ts';
import type { Encomenda } from './worker.ts';

/** When pictures are taken. */
export interface Ritmo {
  olharACadaMs: number;
  emMovimento: Criterio;
  emPaz: Criterio;
}

/**
 * While bids come, pictures are few: of a long stream a tenth at most is left to be folded by a restart. When nothing comes,
 * there is time.
 */
export const RITMO: Ritmo = {
  olharACadaMs: 5_000,
  emMovimento: { minimo: 20_000, parte: 0.1 },
  emPaz: { minimo: 1_000, parte: 0 },
};
const PRAZO_AO_PARAR_MS = 2_000;

interface Opcoes extends Omit<Encomenda, 'criterio'> {
  motor: Pick<Motor, 'aoGravar'>;
  ritmo?: Ritmo;
  /** How long a stop waits for pictures, ms; one that is not whole by then is not there. */
  prazoAoPararMs?: number;
  registrador: { warn(dados: object, mensagem: string): void; info(dados: object, mensagem: string): void };
}

/**
 * Sees to it that long streams have their picture: in a thread that reads the log by itself, so that no bid waits for it. Call
 * what it gives when nothing more is decided: it takes the last ones, and ends.
 */
export function acompanharRetratos({
  motor,
  registrador,
  log,
  pasta,
  ritmo: { olharACadaMs, emMovimento, emPaz } = RITMO,
  prazoAoPararMs = PRAZO_AO_PARAR_MS,
}: Opcoes): () => Promise<void> {
  let desdeORetrato = 0;
  /** What the process before this one left, or a pass in the midst of bids, is looked at once when there is time. */
  let resta = true;
  let desdeOOlhar = 0;
  let trabalho: Promise<void> | null = null;
  let worker: Worker | null = null;

  const tirar = (criterio: Criterio): Promise<void> => {
    desdeORetrato = 0;
    resta = criterio === emMovimento;
    const inicio = performance.now();
    worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { log, pasta, criterio } satisfies Encomenda,
    });
    worker.unref();
    trabalho = new Promise<void>((resolve) => {
      worker!.on('message', (tirados: number) => {
        registrador.info({ tirados, ms: Math.round(performance.now() - inicio) }, 'retratos');
      });
      worker!.on('error', (err) => registrador.warn({ err }, 'the pictures could not be taken'));
      worker!.on('exit', () => resolve());
    }).finally(() => {
      trabalho = null;
    });
    return trabalho;
  };

  const sair = motor.aoGravar(({ events }) => {
    desdeORetrato += events.length;
    desdeOOlhar += events.length;
  });
  const olhar = setInterval(() => {
    const criterio = desdeOOlhar === 0 ? emPaz : emMovimento;
    desdeOOlhar = 0;
    const deve = desdeORetrato >= criterio.minimo || (resta && criterio === emPaz);
    if (trabalho === null && deve) void tirar(criterio);
  }, olharACadaMs).unref();

  return async () => {
    sair();
    clearInterval(olhar);
    let vencido = false;
    const prazo = setTimeout(() => {
      vencido = true;
      void worker?.terminate();
    }, prazoAoPararMs);
    await trabalho;
    if (!vencido && desdeORetrato >= emPaz.minimo) await tirar(emPaz);
    clearTimeout(prazo);
  };
}
