// No schema in here: the console reads it in the browser.
import type { PapelInterno } from './papeis.ts';

/** Who may take a thing from one situation to another, and the roles that make somebody one of them. */
export const ATORES = {
  sistema: [],
  cliente: [],
  equipe: ['Interno - ADM', 'Interno - Leilão'],
  leiloeiro: ['Interno - ADM', 'Interno - Leiloeiro'],
  acerto: ['Interno - ADM', 'Interno - Acerto', 'Interno - GerenteAcerto'],
  comitente: ['Interno - ADM', 'Interno - Comitente'],
} as const satisfies Record<string, readonly PapelInterno[]>;
export type Ator = keyof typeof ATORES;

export const ROTULOS_ATOR: Record<Ator, string> = {
  sistema: 'a plataforma',
  cliente: 'o cliente',
  equipe: 'a equipe do leilão',
  leiloeiro: 'o leiloeiro',
  acerto: 'o acerto',
  comitente: 'o comitente',
};

/** As whom a person of these roles may act. */
export const atoresDe = (papeis: readonly string[]): Ator[] =>
  (Object.keys(ATORES) as Ator[]).filter((ator) => ATORES[ator].some((papel) => papeis.includes(papel)));

/** The roles that make one of these actors, each once: what a refused person is told. */
export const papeisDe = (atores: readonly Ator[]): PapelInterno[] => [
  ...new Set(atores.flatMap((ator): readonly PapelInterno[] => ATORES[ator])),
];
