// No schema in here: pages read it in the browser.
import type { ModoNegociacao } from './lance-situacao.ts';
import type { PorModo } from './modo.ts';

/** What a price that was agreed on is called, by how the deal came about: a bid alone is a bid. */
export const NOMES_DO_PRECO: PorModo<Record<ModoNegociacao, string>> = {
  leilao: { Disputa: 'Lance', Proposta: 'Proposta', 'Compre Já': 'Compre Já' },
  loja: { Disputa: 'Oferta', Proposta: 'Proposta', 'Compre Já': 'Compre Já' },
};
