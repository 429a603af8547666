/** Where brands without a domain of their own answer, as `MARTELO_STOREFRONT_PUBLICO` says it: `https://{subdominio}.exemplo.com.br`. */
const LUGAR = '{subdominio}';
const ROTULO = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** A Host as a name that may be a brand's: no port, case, `www.` or last dot. Null for an address or a bare word. */
export function nomeDoHost(host: string | null): string | null {
  const nome = (host ?? '')
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\.$/, '')
    .replace(/^www\./, '');
  return nome.length > 253 || !/^[a-z0-9.-]+$/.test(nome) || /^[\d.]+$/.test(nome) || !nome.includes('.')
    ? null
    : nome;
}

/**
 * The brand that a name of the platform's own says: the whole of `leilo.localhost`, or of what `molde` makes of a subdomain. Null for
 * any other name, whatever its first label: a brand's own domain, or a stranger's, is to be looked up whole.
 */
export function subdominioDaPlataforma(nome: string, molde?: string): string | null {
  for (const forma of [`http://${LUGAR}.localhost`, molde ?? '']) {
    const anfitriao = /^https?:\/\/([^/:]+)/.exec(forma)?.[1]?.toLowerCase();
    if (!anfitriao?.startsWith(`${LUGAR}.`)) continue;
    const resto = anfitriao.slice(LUGAR.length);
    const rotulo = nome.endsWith(resto) ? nome.slice(0, -resto.length) : '';
    if (ROTULO.test(rotulo)) return rotulo;
  }
  return null;
}
