import type { NextRequest } from 'next/server';
import { COOKIE_ACESSO, COOKIE_RENOVACAO, semSessao } from '../../../../sessao/cookies.ts';
import { chamarMotor } from '../../../../sessao/motor.ts';
import { escrita } from '../../../../sessao/origem.ts';
import { pedidoSeguro } from '../../../../sessao/portaria.ts';
import { comCookies, veioDeFormulario, verOutra } from '../../../../sessao/resposta.ts';
import { subdominioDoPedido } from '../../../../site/marca.ts';

/** Ends the session here and in the engine, sockets included. The browser's part happens even when the engine is away. */
export const POST = escrita({ origem: 'sempre', corpos: ['json', 'formulario'] }, responder);

async function responder(pedido: NextRequest): Promise<Response> {
  const hotsite = await subdominioDoPedido(pedido.headers.get('host'));
  const token = pedido.cookies.get(COOKIE_ACESSO)?.value;
  const refresh = pedido.cookies.get(COOKIE_RENOVACAO)?.value;
  if (hotsite !== null && (token || refresh))
    await chamarMotor('/v1/auth/sair', {
      hotsite,
      token: token ?? null,
      metodo: 'POST',
      pedido: pedido.headers,
      corpo: refresh ? { refresh_token: refresh } : {},
    });
  const resposta = veioDeFormulario(pedido) ? verOutra('/login?motivo=saiu') : Response.json({ ok: true });
  return comCookies(resposta, semSessao(pedidoSeguro(pedido.headers)));
}
