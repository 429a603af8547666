import { ErroMartelo } from '@martelo/shared/erros';
import type { NextRequest } from 'next/server';
import { recusar } from '../../../../sessao/encaminhar.ts';
import { chamarMotor } from '../../../../sessao/motor.ts';
import { escrita } from '../../../../sessao/origem.ts';
import { verOutra } from '../../../../sessao/resposta.ts';
import { subdominioDoPedido } from '../../../../site/marca.ts';

export const dynamic = 'force-dynamic';

const pagina = (token: string, feito = false): string =>
  `/avisos/sair?t=${encodeURIComponent(token)}${feito ? '&feito=1' : ''}`;
const tokenDe = (pedido: NextRequest): string => (pedido.nextUrl.searchParams.get('t') ?? '').slice(0, 400);

/** The address in a letter, opened by a person: a page that asks. */
export const GET = (pedido: NextRequest): Response => verOutra(pagina(tokenDe(pedido)));

/**
 * The same, sent by a mail program's one click (RFC 8058: a form that says `List-Unsubscribe=One-Click`), or by that page's own button.
 * Neither has a session, and none is asked for: the seal in the address says whose it is.
 */
export const POST = escrita({ origem: 'com-sessao', corpos: ['formulario', 'json'] }, responder);

async function responder(pedido: NextRequest): Promise<Response> {
  const hotsite = await subdominioDoPedido(pedido.headers.get('host'));
  if (hotsite === null) return recusar(new ErroMartelo('HOTSITE_NAO_INFORMADO'));
  const token = tokenDe(pedido);
  const campos = new URLSearchParams((await pedido.text()).slice(0, 1_000));
  const resposta = await chamarMotor('/v1/descadastro', {
    hotsite,
    metodo: 'POST',
    pedido: pedido.headers,
    corpo: { token, ligar: campos.get('ligar') === '1' },
  });
  if (campos.get('volta') === '1') return verOutra(pagina(token, resposta.tipo === 'ok'));
  if (resposta.tipo === 'ok') return Response.json({ ok: true });
  return resposta.tipo === 'recusa'
    ? Response.json(resposta.erro, { status: resposta.status })
    : recusar(new ErroMartelo('INDISPONIVEL'), { 'retry-after': '5' });
}
