import type { CodigoEvento, DadosDoEvento } from './eventos.ts';

/** Who is told: a client of the brand, or one of its house. */
export type Destinatario = { cliUid: string } | { usuUid: string };

export type PedidoDeAviso<E extends CodigoEvento> = Destinatario & {
  hotsiteId: number;
  dados: DadosDoEvento<E>;
  /** What happened, by what names it: the same again, to the same person, is the same message, whatever crashes in between. */
  chave: string;
};

/**
 * Tells somebody of something. Resolves when it is stored that they are to be told: the message follows, once, on the channels that the
 * event, the brand, the person and the hour allow. Rejects when the data are not of the event's form.
 */
export type Avisar = <E extends CodigoEvento>(evento: E, pedido: PedidoDeAviso<E>) => Promise<void>;
