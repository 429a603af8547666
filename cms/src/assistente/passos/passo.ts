import type { Faltas, Rascunho } from '../rascunho.ts';

/** What each step of the wizard is given. */
export interface PropsPasso {
  rascunho: Rascunho;
  mudar(mudanca: Partial<Rascunho> | ((atual: Rascunho) => Rascunho)): void;
  faltas: Faltas;
  /** A brand's public address with `{subdominio}` in it. */
  endereco: string;
}
