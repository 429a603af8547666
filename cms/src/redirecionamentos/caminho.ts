/**
 * An address as redirects compare them: decoded, without query, fragment and last bar. Of the brand's own host it is a path;
 * anything else stays a whole address. Null when it is neither.
 * @param hosts names of the brand's own site, e.g. `leilo.localhost:3000`
 */
export function normalizarCaminho(valor: string, hosts: readonly string[] = []): string | null {
  const texto = valor.trim();
  if (/^https?:\/\//i.test(texto)) {
    if (!URL.canParse(texto)) return null;
    const url = new URL(texto);
    return hosts.includes(url.host) ? caminhoLimpo(url.pathname) : texto;
  }
  if (!texto.startsWith('/') || texto.startsWith('//') || texto.includes('\\')) return null;
  return caminhoLimpo(texto.split(/[?#]/)[0] ?? '');
}

function caminhoLimpo(caminho: string): string | null {
  try {
    const lido = decodeURI(caminho).replace(/\/{2,}/g, '/');
    return lido.length > 1 ? lido.replace(/\/$/, '') : '/';
  } catch {
    return null;
  }
}
