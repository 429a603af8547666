import { Worker } from 'node:worker_threads';
import { StoreUnavailable, UnknownOutcome } from '../store/unavailable.ts';
import type { Arquivo, Guardado, Pronto } from './arquivo.ts';
import { CommitConflict, type Head, type Pulse } from './log.ts';

/** One call of the file's thread, and its answer: by `id`, in order. */
export interface Chamada {
  id: number;
  metodo: keyof Arquivo;
  argumentos: readonly unknown[];
}
export type Retorno =
  | { id: number; ok: true; valor: unknown }
  | { id: number; ok: false; nome: string; mensagem: string };

const ERROS: Record<string, new (mensagem: string, opcoes?: ErrorOptions) => Error> = {
  CommitConflict,
  UnknownOutcome,
  StoreUnavailable,
};

/** The log's file in a thread of its own: the same calls, answered by message. */
export class ThreadedFile implements Arquivo {
  readonly #worker: Worker;
  readonly #esperas = new Map<number, { resolve: (valor: never) => void; reject: (erro: Error) => void }>();
  #proximo = 0;
  #fim: Error | null = null;

  constructor(caminho: string, esperaMs: number) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { caminho, esperaMs },
    });
    this.#worker.on('message', (retorno: Retorno) => {
      const espera = this.#esperas.get(retorno.id)!;
      this.#esperas.delete(retorno.id);
      if (retorno.ok) espera.resolve(retorno.valor as never);
      else espera.reject(new (ERROS[retorno.nome] ?? Error)(retorno.mensagem));
    });
    // A thread that died took the answers with it: nobody knows what it had written.
    this.#worker.on('error', (erro) => this.#perder(erro));
    this.#worker.on('exit', () => this.#perder(new Error('the log thread has ended')));
    this.#worker.unref();
  }

  gravar(prontos: readonly Pronto[]): Promise<string[]> {
    return this.#chamar('gravar', [prontos]);
  }
  pagina(stream: string, desde: number): Promise<Guardado[]> {
    return this.#chamar('pagina', [stream, desde]);
  }
  cabeca(stream: string): Promise<Head | null> {
    return this.#chamar('cabeca', [stream]);
  }
  streams(): Promise<{ stream: string; commitNo: number }[]> {
    return this.#chamar('streams', []);
  }
  pulsar(dono: string, instante: number): Promise<void> {
    return this.#chamar('pulsar', [dono, instante]);
  }
  pulsos(): Promise<Pulse[]> {
    return this.#chamar('pulsos', []);
  }
  async fechar(): Promise<void> {
    await this.#chamar('fechar', []);
    await this.#worker.terminate();
  }

  #chamar<T>(metodo: Chamada['metodo'], argumentos: readonly unknown[]): Promise<T> {
    if (this.#fim !== null)
      return Promise.reject(new StoreUnavailable('the log thread was lost', { cause: this.#fim }));
    const id = ++this.#proximo;
    return new Promise<T>((resolve, reject) => {
      this.#esperas.set(id, { resolve, reject });
      this.#worker.ref();
      this.#worker.postMessage({ id, metodo, argumentos } satisfies Chamada);
    }).finally(() => {
      if (this.#esperas.size === 0) this.#worker.unref();
    });
  }

  #perder(causa: Error): void {
    this.#fim ??= causa;
    for (const { reject } of this.#esperas.values())
      reject(new UnknownOutcome('the log thread was lost', { cause: causa }));
    this.#esperas.clear();
  }
}
