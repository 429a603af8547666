/**
 * The brand a Host names: the first label of `leilo.localhost:3000` or `leilo.exemplo.com.br`, `www.` aside. Null for what
 * names none: a bare `localhost`, an address, or text that is no subdomain.
 */
export function subdominioDoHost(host: string | null): string | null {
  const nome = (host ?? '')
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\.$/, '')
    .replace(/^www\./, '');
  if (/^[\d.]+$/.test(nome) || nome.startsWith('[') || !nome.includes('.')) return null;
  const [rotulo = ''] = nome.split('.');
  return /^[a-z0-9][a-z0-9-]{0,62}$/.test(rotulo) ? rotulo : null;
}
