import { ErroMartelo } from '@martelo/shared/erros';
import type { NextRequest } from 'next/server';
import { COOKIE_ACESSO, COOKIE_RENOVACAO, semSessao } from '../../../../sessao/cookies.ts';
import { recusar } from '../../../../sessao/encaminhar.ts';
import { chamarMotor } from '../../../../sessao/motor.ts';
import { mesmaOrigem } from '../../../../sessao/origem.ts';
import { pedidoSeguro } from '../../../../sessao/portaria.ts';
import { comCookies, veioDeFormulario, verOutra } from '../../../../sessao/resposta.ts';
import { subdominioDoPedido } from '../../../../site/marca.ts';

/** Ends the session here and in the engine, sockets included. The browser's part happens even when the engine is away. */
export async function POST(pedido: NextRequest): Promise<Response> {
  if (!mesmaOrigem('POST', pedido.headers, true)) return recusar(new ErroMartelo('ORIGEM_NAO_PERMITIDA'));
  const hotsite = await subdominioDoPedido(pedido.headers.get('host'));
  const token = pedido.cookies.get(COOKIE_ACESSO)?.value;
  const refresh = pedido.cookies.get(COOKIE_RENOVACAO)?.value;
  if (hotsite !== null && (token || refresh))
    await chamarMotor('/v1/auth/sair', {
      hotsite,
      token: token ?? null,
      metodo: 'POST',
      corpo: refresh ? { refresh_token: refresh } : {},
    });
  const resposta = veioDeFormulario(pedido) ? verOutra('/login?motivo=saiu') : Response.json({ ok: true });
  return comCookies(resposta, semSessao(pedidoSeguro(pedido.headers)));
}
