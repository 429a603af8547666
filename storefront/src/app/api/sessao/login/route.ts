import { ErroMartelo } from '@martelo/shared/erros';
import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { aparelhoDeQuemAge } from '../../../../sessao/aparelho.ts';
import {
  COOKIE_DISPOSITIVO,
  cookieDoDispositivo,
  cookiesDaSessao,
  type Tokens,
} from '../../../../sessao/cookies.ts';
import { recusar } from '../../../../sessao/encaminhar.ts';
import { chamarMotor, mensagemDaRecusa } from '../../../../sessao/motor.ts';
import { escrita } from '../../../../sessao/origem.ts';
import { pedidoSeguro } from '../../../../sessao/portaria.ts';
import { comCookies, veioDeFormulario, verOutra } from '../../../../sessao/resposta.ts';
import { retornoSeguro } from '../../../../sessao/retorno.ts';
import { subdominioDoPedido } from '../../../../site/marca.ts';

const marcado = z.union([z.boolean(), z.literal('1').transform(() => true)]).default(false);
const entrada = z.object({
  email: z.string().trim().max(200),
  senha: z.string().max(200),
  permanecerLogado: marcado,
  codigo2fa: z.preprocess((codigo) => (codigo === '' ? undefined : codigo), z.string().length(6).optional()),
  // What of it is no code at all is the engine's to say, in words for the field.
  codigoRecuperacao: z.preprocess(
    (codigo) => (codigo === '' ? undefined : codigo),
    z.string().max(40).optional(),
  ),
  retorno: z.string().max(2_000).optional(),
});

/**
 * POST e-mail and password; the tokens go into cookies and never into the page. Answers `{retorno}` to scripts and a redirect
 * to plain forms; refusals are the engine's (428 asks for `codigo2fa` or `codigoRecuperacao`).
 */
export const POST = escrita({ origem: 'sempre', corpos: ['json', 'formulario'] }, responder);

async function responder(pedido: NextRequest): Promise<Response> {
  const formulario = veioDeFormulario(pedido);
  const lido = entrada.safeParse(await corpo(pedido, formulario));
  const hotsite = await subdominioDoPedido(pedido.headers.get('host'));
  if (hotsite === null) return recusar(new ErroMartelo('HOTSITE_NAO_INFORMADO'));
  if (!lido.success) return recusar(new ErroMartelo('REQUISICAO_INVALIDA'));
  const { retorno, ...credenciais } = lido.data;
  const destino = retornoSeguro(retorno);
  const seguro = pedidoSeguro(pedido.headers);
  const { valor: aparelho, escrever } = aparelhoDeQuemAge(pedido.cookies, seguro);
  const guardado = pedido.cookies.get(COOKIE_DISPOSITIVO)?.value ?? '';
  const resposta = await chamarMotor<Tokens>('/v1/auth/token', {
    hotsite,
    metodo: 'POST',
    corpo: credenciais,
    pedido: pedido.headers,
    dispositivo: guardado,
    aparelho,
  });
  if (resposta.tipo === 'ok') {
    const { dispositivo } = resposta.corpo;
    const cookies = [
      ...escrever,
      ...cookiesDaSessao(resposta.corpo, credenciais.permanecerLogado, seguro),
      ...(dispositivo ? [cookieDoDispositivo(dispositivo, guardado, seguro)] : []),
    ];
    return comCookies(formulario ? verOutra(destino) : Response.json({ retorno: destino }), cookies);
  }
  const erro =
    resposta.tipo === 'recusa'
      ? { status: resposta.status, corpo: resposta.erro }
      : { status: 503, corpo: new ErroMartelo('INDISPONIVEL').corpo() };
  if (!formulario)
    return Response.json(
      { ...erro.corpo, message: mensagemDaRecusa(erro.corpo) },
      { status: erro.status, headers: { 'cache-control': 'no-store' } },
    );
  const volta = new URLSearchParams({ erro: erro.corpo.codigo, retorno: destino });
  return verOutra(`/login?${volta}`);
}

async function corpo(pedido: NextRequest, formulario: boolean): Promise<unknown> {
  try {
    return formulario ? Object.fromEntries(await pedido.formData()) : await pedido.json();
  } catch {
    return null;
  }
}
