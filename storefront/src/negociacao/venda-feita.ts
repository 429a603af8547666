import type { SituacaoProposta } from '@martelo/shared/proposta';

/** What Compre Já, a proposal and the word on a counter-offer are answered with, as far as the page reads it. */
export interface VendaFeita {
  uid: string;
  situacao: SituacaoProposta | 'BUY_NOW';
  /** Of the public state that the sale made; null where nothing was sold. */
  seq: number | null;
  recibo?: string | null;
}

/** Whether it came to a sale: the lot closes, and what follows is the purchase. */
export const vendeu = ({ situacao }: Pick<VendaFeita, 'situacao'>): boolean =>
  situacao === 'BUY_NOW' || situacao === 'Aceita';
