import { escrita } from '../../../sessao/origem.ts';
import { pedidoSeguro } from '../../../sessao/portaria.ts';
import { retornoSeguro } from '../../../sessao/retorno.ts';
import { COOKIE_CONSENTIMENTO, lerConsentimento } from '../../../site/integracoes/integracoes.ts';

const SEIS_MESES_S = 15_552_000;

/** The visitor's answer to being measured, kept in their browser; back to the page they were on. */
export const POST = escrita({ origem: 'sempre', corpos: ['formulario'] }, responder);

async function responder(pedido: Request): Promise<Response> {
  const dados = await pedido.formData().catch(() => new FormData());
  const resposta = lerConsentimento(String(dados.get('resposta') ?? ''));
  const cabecalhos = new Headers({
    location: retornoSeguro(String(dados.get('retorno') ?? '')),
    'cache-control': 'no-store',
  });
  if (resposta !== null)
    cabecalhos.append(
      'set-cookie',
      `${COOKIE_CONSENTIMENTO}=${resposta}; Path=/; Max-Age=${SEIS_MESES_S}; SameSite=Lax; HttpOnly${pedidoSeguro(pedido.headers) ? '; Secure' : ''}`,
    );
  return new Response(null, { status: 303, headers: cabecalhos });
}
