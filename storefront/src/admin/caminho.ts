/** Where the house works: a bundle of its own, and so no link of the site’s router. */
export const CAMINHO_DO_ADMIN = '/admin';
