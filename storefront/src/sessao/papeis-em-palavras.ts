import { SESSAO } from '../palavras/sessao.ts';
/**
 * Whose page it is, said to who may not open it: the house's people know its roles by the spec's names; to a client they would be words of
 * another's trade.
 */
export const papeisEmPalavras = (papeis: readonly string[], interno: boolean): string =>
  interno ? papeis.join(', ') : SESSAO.equipe;
