import type { Remendo } from './remendo.ts';

/** One accepted change of a page, as the server's diary tells it to every editor. Revisions are dense. */
export interface Entrada {
  revisao: number;
  /** The save it came with, named by the browser that sent it. */
  lote: string;
  /** The browser window it came from; empty when it was not the builder's. */
  janela: string;
  quem: string;
  nome: string;
  /** What happened, and in which section. */
  acao: string;
  onde: string;
  publicada: boolean;
  quando: string;
  remendos: readonly Remendo[];
}

export interface Presente {
  janela: string;
  usuario: number;
  nome: string;
  /** Which of the colours for people is theirs on this page. */
  cor: number;
  selecionadas: readonly string[];
}
