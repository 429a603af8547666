/** What a job carries; JSON only. */
export type CargaTarefa = Record<string, unknown>;

export interface PedidoTarefa {
  /** Which handler runs it. */
  nome: string;
  carga: CargaTarefa;
  /** The same key again is the same job, also after it was done: nothing happens twice. */
  chave: string;
  /** Unix time in ms; default now. */
  quando?: number;
}

/** Runs one job. May be called again for the same job (at least once): what it does must bear repetition. Throws to be retried. */
export type Executor = (carga: CargaTarefa, info: { chave: string; tentativa: number }) => Promise<void>;

/**
 * Work that may wait and must not be lost: e-mails, webhooks, notices. Never the closing of lots. Two adapters: in-process
 * over the records, Bull on Redis.
 */
export interface Fila {
  /** Stored when it resolves. */
  enfileirar(pedido: PedidoTarefa): Promise<void>;
  /** Looks for jobs that were stored without `enfileirar`: by a projection, in the same step as what they follow from. */
  procurar(): void;
  /** Names must be registered before `iniciar`. */
  registrar(nome: string, executor: Executor): void;
  iniciar(): Promise<void>;
  /** Takes no more work and waits for what is running. */
  parar(): Promise<void>;
}
