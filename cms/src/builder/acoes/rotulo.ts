import type { Sessao } from '@martelo/shared/pagina';
import { ACOES } from '../../palavras/construtor/acoes.ts';

/** The words a gesture is undone by: the section's name, or how many there were. */
export const rotuloDe = (verbo: string, sessoes: readonly Pick<Sessao, 'nome'>[]): string =>
  `${verbo} ${sessoes.length === 1 ? sessoes[0]?.nome : ACOES.secoes(sessoes.length)}`;
