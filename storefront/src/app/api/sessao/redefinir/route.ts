import { ErroMartelo } from '@martelo/shared/erros';
import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { aparelhoDoPedido } from '../../../../sessao/aparelho.ts';
import {
  COOKIE_DISPOSITIVO,
  COOKIE_REDEFINICAO,
  cookieDaRedefinicao,
  cookieDoDispositivo,
} from '../../../../sessao/cookies.ts';
import { recusar } from '../../../../sessao/encaminhar.ts';
import { chamarMotor, mensagemDaRecusa } from '../../../../sessao/motor.ts';
import { escrita } from '../../../../sessao/origem.ts';
import { pedidoSeguro } from '../../../../sessao/portaria.ts';
import { comCookies, veioDeFormulario, verOutra } from '../../../../sessao/resposta.ts';
import { subdominioDoPedido } from '../../../../site/marca.ts';

const entrada = z.union([
  z.object({ link: z.string().min(20).max(200) }),
  z.object({ senha: z.string().min(1).max(200) }),
  z.object({ email: z.string().trim().min(3).max(200) }),
]);

/**
 * POST an e-mail to be sent a link; what the link carried, which a cookie keeps while its page is open; the new password. Answers `{destino}` to scripts and a redirect to plain
 * forms; refusals are the engine's.
 */
export const POST = escrita({ origem: 'sempre', corpos: ['json', 'formulario'] }, responder);

async function responder(pedido: NextRequest): Promise<Response> {
  const formulario = veioDeFormulario(pedido);
  const hotsite = await subdominioDoPedido(pedido.headers.get('host'));
  if (hotsite === null) return recusar(new ErroMartelo('HOTSITE_NAO_INFORMADO'));
  const lido = entrada.safeParse(await corpo(pedido, formulario));
  if (!lido.success) return recusar(new ErroMartelo('REQUISICAO_INVALIDA'));
  const passo = lido.data;
  const seguro = pedidoSeguro(pedido.headers);
  if ('link' in passo)
    return comCookies(Response.json({ destino: '/redefinir-senha' }, SEM_GUARDAR), [
      cookieDaRedefinicao(passo.link, seguro),
    ]);
  const daSenha = 'senha' in passo;
  const token = pedido.cookies.get(COOKIE_REDEFINICAO)?.value ?? '';
  const resposta = await chamarMotor<{ dispositivo?: string }>(
    daSenha ? '/v1/auth/redefinir-senha/confirmar' : '/v1/auth/redefinir-senha',
    {
      hotsite,
      metodo: 'POST',
      corpo: daSenha ? { token, senha: passo.senha } : passo,
      pedido: pedido.headers,
      aparelho: aparelhoDoPedido(pedido.cookies),
    },
  );
  if (resposta.tipo === 'ok') {
    const { dispositivo } = resposta.corpo;
    const guardado = pedido.cookies.get(COOKIE_DISPOSITIVO)?.value ?? '';
    const destino = daSenha ? '/login?motivo=senha-nova' : '/redefinir-senha?enviado=1';
    return comCookies(formulario ? verOutra(destino) : Response.json({ destino }, SEM_GUARDAR), [
      ...(daSenha ? [cookieDaRedefinicao(null, seguro)] : []),
      ...(daSenha && dispositivo ? [cookieDoDispositivo(dispositivo, guardado, seguro)] : []),
    ]);
  }
  const erro =
    resposta.tipo === 'recusa'
      ? { status: resposta.status, corpo: resposta.erro }
      : { status: 503, corpo: new ErroMartelo('INDISPONIVEL').corpo() };
  if (!formulario)
    return Response.json(
      { ...erro.corpo, message: mensagemDaRecusa(erro.corpo) },
      { status: erro.status, ...SEM_GUARDAR },
    );
  // Neither token nor e-mail: addresses are written down on the way.
  return verOutra(`/redefinir-senha?erro=${erro.corpo.codigo}`);
}

const SEM_GUARDAR = { headers: { 'cache-control': 'no-store' } };

async function corpo(pedido: NextRequest, formulario: boolean): Promise<unknown> {
  try {
    return formulario ? Object.fromEntries(await pedido.formData()) : await pedido.json();
  } catch {
    return null;
  }
}
