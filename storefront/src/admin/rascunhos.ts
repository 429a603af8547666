/** Under this the back office keeps, in this browser, what somebody wrote and did not save. */
export const PREFIXO_DO_RASCUNHO = 'martelo-admin-rascunho';

/** A session that ends takes them with it. */
export function esquecerRascunhos(loja: Storage = localStorage): void {
  for (const chave of Object.keys(loja)) if (chave.startsWith(PREFIXO_DO_RASCUNHO)) loja.removeItem(chave);
}
