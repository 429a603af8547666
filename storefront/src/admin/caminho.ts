/** Where the house works: a bundle of its own, and so no link of the site’s router. */
export const CAMINHO_DO_ADMIN = '/admin';
/** Where a live auction is held: of the same bundle, and a page of its own. */
export const CAMINHO_DA_SALA = '/leiloeiro';
