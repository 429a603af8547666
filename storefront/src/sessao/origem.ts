/**
 * Whether a write came from this very site (rule of the forwarder: cookies go along with what other sites send, the Origin
 * header tells). Requests that carry no cookie of ours have nothing to abuse: programs send their own Bearer, and no Origin.
 */
export function mesmaOrigem(metodo: string, cabecalhos: Headers, temSessao: boolean): boolean {
  if (metodo === 'GET' || metodo === 'HEAD' || metodo === 'OPTIONS') return true;
  const origem = cabecalhos.get('origin');
  if (origem === null) return !temSessao;
  const host = cabecalhos.get('host');
  try {
    return host !== null && new URL(origem).host === host.toLowerCase();
  } catch {
    return false;
  }
}
