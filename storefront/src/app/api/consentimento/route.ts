import { escrita } from '../../../sessao/origem.ts';
import { pedidoSeguro } from '../../../sessao/portaria.ts';
import { retornoSeguro } from '../../../sessao/retorno.ts';
import { COOKIE_CONSENTIMENTO, lerConsentimento } from '../../../site/integracoes/integracoes.ts';

const SEIS_MESES_S = 15_552_000;

/** What the tools of `integracoesDa` leave in a browser. */
const RASTRO = /^_(?:ga|gid|gat|gcl|fbp|fbc)(?:$|_)/;

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
  if (resposta === 'nao')
    for (const cookie of semRastros(pedido.headers)) cabecalhos.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers: cabecalhos });
}

/** A consent taken back takes what came of it along. The tools write for the widest domain they may: each is tried. */
function semRastros(cabecalhos: Headers): string[] {
  const nomes = (cabecalhos.get('cookie') ?? '')
    .split(/;\s*/)
    .map((par) => par.split('=')[0] ?? '')
    .filter((nome) => RASTRO.test(nome) && /^[\w.-]+$/.test(nome));
  const partes = (cabecalhos.get('host') ?? '').replace(/:\d+$/, '').split('.');
  const dominios = /^[a-z0-9.-]+$/i.test(partes.join('.'))
    ? partes.slice(0, -1).map((_, desde) => `; Domain=${partes.slice(desde).join('.')}`)
    : [];
  return nomes.flatMap((nome) => ['', ...dominios].map((dominio) => `${nome}=; Path=/; Max-Age=0${dominio}`));
}
