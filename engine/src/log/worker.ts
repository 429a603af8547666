import { parentPort, workerData } from 'node:worker_threads';
import { LogFile } from './arquivo.ts';
import type { Chamada, Retorno } from './thread.ts';

/** The thread that owns the log's file: does each call as it comes. */
const { caminho, esperaMs } = workerData as { caminho: string; esperaMs: number };
const arquivo = new LogFile(caminho, esperaMs);

parentPort!.on('message', ({ id, metodo, argumentos }: Chamada) => {
  parentPort!.postMessage(atender(id, metodo, argumentos));
});

function atender(id: number, metodo: Chamada['metodo'], argumentos: readonly unknown[]): Retorno {
  try {
    const chamar = arquivo[metodo].bind(arquivo) as (...argumentos: readonly unknown[]) => unknown;
    return { id, ok: true, valor: chamar(...argumentos) };
  } catch (erro) {
    const { name, message } = erro as Error;
    return { id, ok: false, nome: name, mensagem: message };
  }
}
