// No schema in here: every page reads it in the browser.
import type { TipoHotsite } from './hotsite.ts';

/** One of something for each mode: the words of a room, what a mode does. A third mode would not compile until it has its own. */
export type PorModo<T> = Readonly<Record<TipoHotsite, T>>;

/** What a brand does otherwise in one mode than in the other. What it *says* is in each app's catalogue of words. */
export interface Modo {
  /** The first segment of the listing's address, and of every lot's. */
  prefixo: 'leilao' | 'anuncio';
  /** Cards show the price at which a lot is sold at once, beside where its bids stand. */
  compreJaNoCartao: boolean;
  /** Whose series a nota is numbered in. */
  emissorDaNota: 'leiloeiro' | 'marca';
}

export const MODOS: PorModo<Modo> = {
  leilao: { prefixo: 'leilao', compreJaNoCartao: false, emissorDaNota: 'leiloeiro' },
  loja: { prefixo: 'anuncio', compreJaNoCartao: true, emissorDaNota: 'marca' },
};

/** The mode that a form or a stored record names; an auction where it names none. */
export const lerModo = (valor: unknown): TipoHotsite =>
  typeof valor === 'string' && Object.hasOwn(MODOS, valor) ? (valor as TipoHotsite) : 'leilao';
