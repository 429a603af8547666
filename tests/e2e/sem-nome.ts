import type { Request } from 'playwright';

/** The same request by the machine's address: the browser knows every name below `localhost`, and who asks in its place here does not. */
export function semNome(pedido: Request): { url: string; headers: Record<string, string> } {
  const url = new URL(pedido.url());
  const { host } = url;
  url.hostname = '127.0.0.1';
  return { url: url.href, headers: { ...pedido.headers(), host } };
}
