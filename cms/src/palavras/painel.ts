import type { PorModo } from '@martelo/shared/modo';

/** The panel's first screen: what a brand is called and what it still lacks. */
export interface PalavrasDoPainel {
  /** How the brand sells, in one word. */
  venda: string;
  primeiroLeilao: string;
  /** The paper that holds for each auction. */
  edital: string;
  ajudaDoEdital: string;
}

export const PAINEL: PorModo<PalavrasDoPainel> = {
  leilao: {
    venda: 'Leilão',
    primeiroLeilao: 'Primeiro leilão com lotes',
    edital: 'Edital',
    ajudaDoEdital: 'Cada leilão precisa do seu edital publicado.',
  },
  loja: {
    venda: 'Loja',
    primeiroLeilao: 'Primeiro evento com anúncios',
    edital: 'Condições de venda',
    ajudaDoEdital: 'Publique as condições de cada evento.',
  },
};
