import { ErroMartelo } from '@martelo/shared/erros';
import type { NextRequest } from 'next/server';
import { COOKIE_RENOVACAO } from '../../../../sessao/cookies.ts';
import { encaminhar, recusar } from '../../../../sessao/encaminhar.ts';
import { mesmaOrigem } from '../../../../sessao/origem.ts';
import { pedidoSeguro, sessaoDoPedido } from '../../../../sessao/portaria.ts';
import { comCookies } from '../../../../sessao/resposta.ts';
import { subdominioDoPedido } from '../../../../site/marca.ts';

export const dynamic = 'force-dynamic';

/** The browser's one origin for calls: `/api/v1/…` goes to the engine or the cms, with the session's Bearer. */
async function responder(pedido: NextRequest): Promise<Response> {
  const hotsite = pedido.headers.get('hotsite') ?? (await subdominioDoPedido(pedido.headers.get('host')));
  if (hotsite === null) return recusar(new ErroMartelo('HOTSITE_NAO_INFORMADO'));
  if (!mesmaOrigem(pedido.method, pedido.headers, pedido.cookies.has(COOKIE_RENOVACAO)))
    return recusar(new ErroMartelo('ORIGEM_NAO_PERMITIDA'));
  const sessao = await sessaoDoPedido(pedido.cookies, { hotsite, seguro: pedidoSeguro(pedido.headers) });
  const resposta = await encaminhar(pedido, {
    // As it was asked for: Next decodes its params, and `%2F` must stay inside its segment.
    caminho: pedido.nextUrl.pathname.slice('/api'.length),
    busca: pedido.nextUrl.search,
    hotsite,
    token: sessao.token,
  });
  return comCookies(resposta, sessao.escrever);
}

export const GET = responder;
export const POST = responder;
export const PUT = responder;
export const DELETE = responder;
