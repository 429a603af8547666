/** Ours are called so inside; by https their names say that this very host set them, for itself and for https alone. */
const NOSSO = 'martelo_';
const DA_CASA = '__Host-';

/** The name a cookie of ours is set under: browsers hold `__Host-` to Secure, to Path=/ and to no other host. */
export const nomeDeCookie = (nome: string, seguro: boolean): string => (seguro ? `${DA_CASA}${nome}` : nome);

/**
 * The `cookie` header of a request that came by https, with our cookies under their inner names. One of these names without the prefix
 * may have been set by any neighbour of the domain, or on the way over http: it is dropped.
 */
export function cookiesDaCasa(cabecalho: string): string {
  return cabecalho
    .split(/;\s*/)
    .filter((par) => !par.startsWith(NOSSO))
    .map((par) => (par.startsWith(`${DA_CASA}${NOSSO}`) ? par.slice(DA_CASA.length) : par))
    .join('; ');
}
