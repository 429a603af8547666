import type { CodigoEvento } from '../eventos.ts';

/** Words for one channel; `{name}` stands for what the event tells. */
export interface Modelo {
  /** The letter's subject, the notification's first line; empty where a channel has none. */
  titulo: string;
  /** Lines; an empty one begins a new paragraph. */
  corpo: string;
}

/** What an event is told in, as long as a brand has no words of its own. */
export interface PalavrasDoEvento {
  /** As people read it among their choices: "Quando meu lance for superado". */
  rotulo: string;
  /** The button's; empty where there is none. */
  acao: string;
  /** By e-mail. Greeting, button, and the brand's name under it are added. */
  carta?: Modelo;
  /** On the bell, and on a phone's screen. */
  nota?: Modelo;
  /** By SMS and WhatsApp. */
  recado?: string;
}

export type Palavras = Readonly<Record<CodigoEvento, PalavrasDoEvento>>;
