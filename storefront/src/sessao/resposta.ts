import type { CookieEscrito } from './cookies.ts';

/** The answer with these cookies set. */
export function comCookies(resposta: Response, escrever: readonly CookieEscrito[]): Response {
  for (const cookie of escrever) resposta.headers.append('set-cookie', linhaSetCookie(cookie));
  return resposta;
}

export const linhaSetCookie = ({ name, value, path, maxAge, secure }: CookieEscrito): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${path}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
  ].join('; ');

/** Whether the caller is a plain form of a page (and wants a page back), not a program. */
export const veioDeFormulario = (pedido: Request): boolean =>
  (pedido.headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded');

/** See other: the answer to a form. Relative, because behind a proxy only the browser knows the address. */
export const verOutra = (caminho: string): Response =>
  new Response(null, { status: 303, headers: { location: caminho, 'cache-control': 'no-store' } });
