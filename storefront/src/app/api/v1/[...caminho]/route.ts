import { ErroMartelo } from '@martelo/shared/erros';
import type { NextRequest } from 'next/server';
import { aparelhoDeQuemAge, aparelhoDoPedido, soLe } from '../../../../sessao/aparelho.ts';
import { encaminhar, recusar } from '../../../../sessao/encaminhar.ts';
import { escrita } from '../../../../sessao/origem.ts';
import { pedidoSeguro, sessaoDoPedido } from '../../../../sessao/portaria.ts';
import { comCookies } from '../../../../sessao/resposta.ts';
import { subdominioDoPedido } from '../../../../site/marca.ts';

export const dynamic = 'force-dynamic';

/** The browser's one origin for calls: `/api/v1/…` goes to the engine or the cms, with the session's Bearer. */
async function responder(pedido: NextRequest): Promise<Response> {
  // A brand's own address is that brand's, whatever the header says: the header is for whoever calls by an address that is nobody's.
  const hotsite = (await subdominioDoPedido(pedido.headers.get('host'))) ?? pedido.headers.get('hotsite');
  if (hotsite === null) return recusar(new ErroMartelo('HOTSITE_NAO_INFORMADO'));
  const seguro = pedidoSeguro(pedido.headers);
  const sessao = await sessaoDoPedido(pedido.cookies, { hotsite, seguro, pedido: pedido.headers });
  // As it was asked for: Next decodes its params, and `%2F` must stay inside its segment.
  const caminho = pedido.nextUrl.pathname.slice('/api'.length);
  const { valor: aparelho, escrever } = soLe(pedido.method, caminho)
    ? { valor: aparelhoDoPedido(pedido.cookies), escrever: [] }
    : aparelhoDeQuemAge(pedido.cookies, seguro);
  const resposta = await encaminhar(pedido, {
    caminho,
    busca: pedido.nextUrl.search,
    hotsite,
    token: sessao.token,
    aparelho,
  });
  return comCookies(resposta, [...sessao.escrever, ...escrever]);
}

export const GET = responder;
/** Files and plain forms go on as they are: what a call takes is for the service behind to say. */
const guardada = escrita(
  { origem: 'com-sessao', corpos: ['json', 'formulario', 'arquivos', 'planilha'] },
  responder,
);
export const POST = guardada;
export const PUT = guardada;
export const DELETE = guardada;
/** No call is made so: said as the engine says it. */
export const PATCH = escrita({ origem: 'com-sessao', corpos: ['json'] }, async () =>
  recusar(new ErroMartelo('METODO_NAO_PERMITIDO')),
);
