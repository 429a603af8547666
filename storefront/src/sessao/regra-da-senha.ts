import { SESSAO } from '../palavras/sessao.ts';
/** What a new password must be, told before it is typed. `minimo`: see SENHA_MINIMA. */
export const regraDaSenha = (minimo: number): string => SESSAO.regraDaSenha(minimo);
