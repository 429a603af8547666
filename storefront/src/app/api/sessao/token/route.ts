import type { NextRequest } from 'next/server';
import { leituraDaqui } from '../../../../sessao/origem.ts';
import { pedidoSeguro, sessaoDoPedido } from '../../../../sessao/portaria.ts';
import { comCookies } from '../../../../sessao/resposta.ts';
import { fimDoToken } from '../../../../sessao/validade.ts';
import { subdominioDoPedido } from '../../../../site/marca.ts';

export const dynamic = 'force-dynamic';

/**
 * The short-lived access token, for the socket, which goes to the engine without our cookies; and how long it has left, ms. For this site
 * only.
 */
export const GET = leituraDaqui(responder);

async function responder(pedido: NextRequest): Promise<Response> {
  const sessao = await sessaoDoPedido(pedido.cookies, {
    hotsite: await subdominioDoPedido(pedido.headers.get('host')),
    seguro: pedidoSeguro(pedido.headers),
    pedido: pedido.headers,
  });
  const corpo = {
    token: sessao.token,
    restante: sessao.token === null ? 0 : fimDoToken(sessao.token) - Date.now(),
  };
  return comCookies(Response.json(corpo, { headers: { 'cache-control': 'no-store' } }), sessao.escrever);
}
