import { MOTIVOS } from '../palavras/sessao.ts';
/** Where a login may lead back to: a page of this site. Anything else becomes `padrao`: no open redirect, no loop. */
export function retornoSeguro(valor: unknown, padrao = '/'): string {
  if (typeof valor !== 'string' || valor.length > 2_000 || !/^\/(?![/\\])/.test(valor)) return padrao;
  // Control characters and backslashes are what browsers normalise into something else.
  if (/\p{Cc}|\\/u.test(valor)) return padrao;
  let url: URL;
  try {
    url = new URL(valor, 'http://site.invalid');
  } catch {
    return padrao;
  }
  if (url.origin !== 'http://site.invalid' || url.pathname.startsWith('//')) return padrao;
  // A company says who its people are once it is in.
  if (/^\/(login|sair|cadastro(?!\/socios$)|api)(\/|$)/.test(url.pathname)) return padrao;
  return `${url.pathname}${url.search}${url.hash}`;
}

export type Motivo = keyof typeof MOTIVOS;

export const ehMotivo = (texto: unknown): texto is Motivo =>
  typeof texto === 'string' && Object.hasOwn(MOTIVOS, texto);

/** Set by the proxy, over whatever a browser says: the address that was asked for, and whether its session is over. */
export const CABECALHO_DO_ENDERECO = 'x-endereco';
export const CABECALHO_DO_FIM = 'x-sessao-terminou';

/**
 * Where a page that needs an account sends who has none, or none any more.
 * @param caminho the page's own, where the request names no address of it
 */
export function loginDaPagina(
  cabecalhos: Pick<Headers, 'get'>,
  caminho: string,
  terminou = cabecalhos.get(CABECALHO_DO_FIM) === '1',
): string {
  const pedido = cabecalhos.get(CABECALHO_DO_ENDERECO) ?? '';
  // With its filters and steps: who comes back is where they were.
  const retorno = pedido === caminho || pedido.startsWith(`${caminho}?`) ? pedido : caminho;
  return caminhoDoLogin(terminou ? 'expirada' : 'login', retorno);
}

/** The login page's address with the reason and the way back. */
export function caminhoDoLogin(motivo: Motivo, retorno: string): string {
  const seguro = retornoSeguro(retorno);
  const busca = new URLSearchParams({ motivo, ...(seguro === '/' ? {} : { retorno: seguro }) });
  return `/login?${busca}`;
}
