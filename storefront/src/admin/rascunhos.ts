/** Under this the back office keeps, in this browser, what somebody wrote and did not save. */
export const PREFIXO_DO_RASCUNHO = 'martelo-admin-rascunho';
/** Under this, what they found last and opened: names of people among it. */
export const PREFIXO_DOS_RECENTES = 'martelo-admin-recentes';

/** A session that ends takes them with it. */
export function esquecerRascunhos(loja: Storage = localStorage): void {
  for (const chave of Object.keys(loja))
    if ([PREFIXO_DO_RASCUNHO, PREFIXO_DOS_RECENTES].some((prefixo) => chave.startsWith(prefixo)))
      loja.removeItem(chave);
}
