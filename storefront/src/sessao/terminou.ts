import type { CorpoErro } from '@martelo/shared/erros';
import { criarFonte } from '../live/fonte.ts';

const terminou = criarFonte(false);

/** Whether a call of this page was refused because nobody is signed in any more. */
export const sessaoTerminou = (): boolean => terminou.ler();
export const assinarFimDaSessao = terminou.assinar;

const SEM_SESSAO: ReadonlySet<string> = new Set(['NAO_AUTENTICADO', 'TOKEN_INVALIDO']);

/** Every refusal that a page hears passes here: whichever form it was, the page then says how to go on. */
export function ouvirRecusa({ codigo }: Pick<CorpoErro, 'codigo'>): void {
  if (SEM_SESSAO.has(codigo)) terminou.definir(true);
}

/** The login, and back to this very page. In the browser. */
export const loginDaqui = (): string =>
  `/login?${new URLSearchParams({ motivo: 'expirada', retorno: `${location.pathname}${location.search}` })}`;
