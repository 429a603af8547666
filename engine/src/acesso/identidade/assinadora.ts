import type { KeyObject } from 'node:crypto';
import { Worker } from 'node:worker_threads';

/** `textos`: header and payload, header and payload … `chave` comes with the first message that uses it. */
export interface PedidoDeAssinaturas {
  id: number;
  numeroDaChave: number;
  chave?: KeyObject;
  textos: readonly string[];
}
export interface Assinaturas {
  id: number;
  prontas: string[];
}

interface Espera {
  resolve(prontas: string[]): void;
  reject(erro: Error): void;
}

/** A thread that signs: started by the first that needs it, and again after it was lost. It does not keep the process alive. */
export class Assinadora {
  #worker: Worker | null = null;
  #chaves = new Map<KeyObject, number>();
  readonly #esperas = new Map<number, Espera>();
  #proximo = 0;

  /** The compact JWS of each pair of header and payload, in order. Rejects when the thread was lost. */
  assinar(chave: KeyObject, textos: readonly string[]): Promise<string[]> {
    const worker = this.#worker ?? this.#iniciar();
    const conhecida = this.#chaves.get(chave);
    const numeroDaChave = conhecida ?? this.#chaves.size;
    this.#chaves.set(chave, numeroDaChave);
    const id = ++this.#proximo;
    return new Promise((resolve, reject) => {
      this.#esperas.set(id, { resolve, reject });
      worker.postMessage({
        id,
        numeroDaChave,
        ...(conhecida === undefined && { chave }),
        textos,
      } satisfies PedidoDeAssinaturas);
    });
  }

  #iniciar(): Worker {
    const worker = new Worker(new URL('./assinadora-trabalhador.ts', import.meta.url));
    worker.unref();
    worker.on('message', ({ id, prontas }: Assinaturas) => {
      this.#esperas.get(id)?.resolve(prontas);
      this.#esperas.delete(id);
    });
    worker.on('error', (erro) => this.#perder(worker, erro));
    worker.on('exit', () => this.#perder(worker, new Error('the signing thread has ended')));
    this.#worker = worker;
    return worker;
  }

  #perder(worker: Worker, erro: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.#chaves = new Map();
    const perdidas = [...this.#esperas.values()];
    this.#esperas.clear();
    for (const { reject } of perdidas) reject(erro);
  }
}
