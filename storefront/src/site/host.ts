/**
 * The brand a Host names: the first label of `leilo.localhost:3000` or `leilo.exemplo.com.br`, `www.` aside. Null for what
 * names none: a bare `localhost`, an address, or text that is no subdomain.
 */
export function subdominioDoHost(host: string | null): string | null {
  const [rotulo = ''] = nomeDoHost(host)?.split('.') ?? [];
  return /^[a-z0-9][a-z0-9-]{0,62}$/.test(rotulo) ? rotulo : null;
}

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
