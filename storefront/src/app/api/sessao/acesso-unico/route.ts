import { ErroMartelo } from '@martelo/shared/erros';
import type { AcessoUnico } from '@martelo/shared/sessao';
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
import { comCookies } from '../../../../sessao/resposta.ts';
import { retornoSeguro } from '../../../../sessao/retorno.ts';
import { subdominioDoPedido } from '../../../../site/marca.ts';

const entrada = z.union([
  z.object({ hash: z.string().min(20).max(200), retorno: z.string().max(2_000).optional() }),
  z.object({
    nomeUsuario: z.string().trim().max(200),
    senha: z.string().max(200),
    codigo2fa: z.string().max(20).optional(),
  }),
]);

/**
 * POST user and password to be led to an access that is good once; the access itself, to enter with it: the tokens go into cookies and
 * never into the page. Answers `{destino}`; refusals are the engine's.
 */
export const POST = escrita({ origem: 'sempre', corpos: ['json'] }, responder);

async function responder(pedido: NextRequest): Promise<Response> {
  const hotsite = await subdominioDoPedido(pedido.headers.get('host'));
  if (hotsite === null) return recusar(new ErroMartelo('HOTSITE_NAO_INFORMADO'));
  const lido = entrada.safeParse(await pedido.json().catch(() => null));
  if (!lido.success) return recusar(new ErroMartelo('REQUISICAO_INVALIDA'));
  const dispositivo = pedido.cookies.get(COOKIE_DISPOSITIVO)?.value ?? '';
  const seguro = pedidoSeguro(pedido.headers);
  const { valor: aparelho, escrever } = aparelhoDeQuemAge(pedido.cookies, seguro);
  const comum = {
    ...({ hotsite, metodo: 'POST', corpo: lido.data, pedido: pedido.headers } as const),
    ...{ dispositivo, aparelho },
  };
  if ('hash' in lido.data) {
    const { hash, retorno } = lido.data;
    const resposta = await chamarMotor<Tokens>('/v1/auth/acesso-unico/entrar', { ...comum, corpo: { hash } });
    if (resposta.tipo !== 'ok') return recusada(resposta);
    const { dispositivo: lembrado } = resposta.corpo;
    const cookies = [
      ...escrever,
      ...cookiesDaSessao(resposta.corpo, false, seguro),
      ...(lembrado ? [cookieDoDispositivo(lembrado, dispositivo, seguro)] : []),
    ];
    return comCookies(
      Response.json({ destino: retornoSeguro(retorno, '/minha-conta') }, SEM_GUARDAR),
      cookies,
    );
  }
  const resposta = await chamarMotor<AcessoUnico>('/v1/auth/acesso-unico', comum);
  if (resposta.tipo !== 'ok') return recusada(resposta);
  return Response.json({ destino: `/admin-auth/${resposta.corpo.hash}` }, SEM_GUARDAR);
}

const SEM_GUARDAR = { headers: { 'cache-control': 'no-store' } };

type Outra = Exclude<Awaited<ReturnType<typeof chamarMotor>>, { tipo: 'ok' }>;
function recusada(resposta: Outra): Response {
  if (resposta.tipo !== 'recusa') return recusar(new ErroMartelo('INDISPONIVEL'));
  const { status, erro } = resposta;
  return Response.json({ ...erro, message: mensagemDaRecusa(erro) }, { status, ...SEM_GUARDAR });
}
