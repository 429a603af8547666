import type { Sessao } from '@martelo/shared/pagina';
import type { AoLado } from './alvo.ts';

/**
 * What is in the hand: a kind from the palette, a section that is on the page (with all the others chosen, when it is one of
 * them), or sections of the page open beside it.
 */
export type Carga =
  | { tipo: 'elemento'; elemento: string }
  | { tipo: 'sessao'; id: string }
  | { tipo: 'de-fora'; sessoes: readonly Sessao[]; hotsiteId: number };

/** Something carried, by pointer or by keyboard, and the gap it would fall into (null: nowhere). */
export interface Transporte {
  carga: Carga;
  por: 'ponteiro' | 'teclado';
  lacuna: number | null;
  /** Beside a section rather than in the gap. */
  aoLado?: AoLado | null;
}
