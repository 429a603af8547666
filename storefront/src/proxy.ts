import { type NextRequest, NextResponse } from 'next/server';
import { CAMINHO_DO_ADMIN } from './admin/caminho.ts';
import { CAMINHO_DOS_DOCUMENTOS } from './meus-documentos/caminho.ts';
import { CAMINHO_DA_PORTARIA } from './patio/papel.ts';
import { cabecalhoCookie, pedidoSeguro, sessaoDoPedido, tinhaSessao } from './sessao/portaria.ts';
import { CABECALHO_DO_ENDERECO, CABECALHO_DO_FIM } from './sessao/retorno.ts';
import { ambiente } from './site/ambiente.ts';
import { desvioDe } from './site/conteudo/redirecionar.ts';
import { respostaIndisponivel } from './site/indisponivel.ts';
import { COOKIE_CONSENTIMENTO, lerConsentimento, permissoesDa } from './site/integracoes/integracoes.ts';
import { CABECALHO_DO_SCRIPT, hashDoScript } from './site/integracoes/script-da-pagina.ts';
import { type Hotsite, lerMarcaDoHost, origemDoNome } from './site/marca.ts';
import { politica } from './site/politica.ts';
import { recusaDeEnvio } from './site/so-leitura.ts';
import { CAMINHO_DA_TRANSPORTADORA } from './transportadora/papel.ts';

/**
 * Doors read codes with the phone's camera, yards and who fetches read plates, and clients photograph their documents; no other page has it. The
 * back office is one page, whichever of its screens is opened first.
 */
const COM_CAMERA: readonly string[] = [CAMINHO_DA_PORTARIA, CAMINHO_DOS_DOCUMENTOS, CAMINHO_DO_ADMIN];
const comCamera = (caminho: string): boolean =>
  COM_CAMERA.includes(caminho) ||
  [CAMINHO_DO_ADMIN, CAMINHO_DA_TRANSPORTADORA].some((um) => caminho.startsWith(`${um}/`));

/** The studio, whose auctions are heard; nowhere else is anybody. */
const comMicrofone = (caminho: string): boolean => caminho.startsWith('/admin/transmissao/');

/** Who fetches says where they are, and who answers an inspection; no other page asks. */
const comPosicao = (caminho: string): boolean =>
  caminho.startsWith(`${CAMINHO_DA_TRANSPORTADORA}/`) || /^\/admin(\/|$)/.test(caminho);

/** Every page: a session that is good for the render, a fresh nonce, and the headers that keep other sites out of ours. */
export async function proxy(pedido: NextRequest) {
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const recusa = recusaDeEnvio(pedido, nonce);
  if (recusa) return recusa;
  const host = pedido.headers.get('host');
  let marca: Hotsite | null;
  try {
    marca = await lerMarcaDoHost(host);
  } catch {
    return respostaIndisponivel(nonce);
  }
  const desvio = await desviar(pedido, marca);
  if (desvio) return desvio;
  const { cmsPublico, enginePublico, portaEngine, transmissaoPublico, portaTransmissao, mapaBlocos } =
    ambiente();
  const canvas = pedido.nextUrl.pathname === '/previa';
  const script = marca && (await hashDoScript(marca.subdominio, pedido.nextUrl.pathname));
  const csp = politica({
    nonce,
    desenvolvimento: process.env.NODE_ENV === 'development',
    hostname: (host ?? 'localhost').replace(/:\d+$/, ''),
    enginePublico,
    portaEngine,
    transmissaoPublico,
    portaTransmissao,
    mapaBlocos: mapaBlocos?.url ?? null,
    // Only the builder may frame us, and only its canvas.
    quemEmoldura: canvas ? cmsPublico : null,
    permissoes: permissoesDa(
      marca,
      pedido.nextUrl.pathname,
      lerConsentimento(pedido.cookies.get(COOKIE_CONSENTIMENTO)?.value),
      script,
    ),
  });
  const { token, escrever } = await sessaoDoPedido(pedido.cookies, {
    hotsite: marca?.subdominio ?? null,
    seguro: pedidoSeguro(pedido.headers),
    pedido: pedido.headers,
  });

  const cabecalhos = new Headers(pedido.headers);
  cabecalhos.set('x-nonce', nonce);
  cabecalhos.set('x-caminho', pedido.nextUrl.pathname);
  // For the way back from a login: the very address, and that there was a session until now.
  cabecalhos.set(CABECALHO_DO_ENDERECO, `${pedido.nextUrl.pathname}${pedido.nextUrl.search}`);
  cabecalhos.set(CABECALHO_DO_FIM, token === null && tinhaSessao(pedido.cookies) ? '1' : '');
  cabecalhos.set(CABECALHO_DO_SCRIPT, script ?? '');
  cabecalhos.set('content-security-policy', csp);
  cabecalhos.set('cookie', cabecalhoCookie(pedido.headers.get('cookie'), escrever));
  const resposta = NextResponse.next({ request: { headers: cabecalhos } });
  for (const cookie of escrever) resposta.cookies.set(cookie);
  resposta.headers.set('content-security-policy', csp);
  resposta.headers.set('x-content-type-options', 'nosniff');
  // Whose address opens a session is told to nobody, not even to ourselves.
  const secreta = /^\/admin-auth(\/|$)/.test(pedido.nextUrl.pathname);
  resposta.headers.set('referrer-policy', secreta ? 'no-referrer' : 'strict-origin-when-cross-origin');
  const camera = comCamera(pedido.nextUrl.pathname) ? '(self)' : '()';
  const microfone = comMicrofone(pedido.nextUrl.pathname) ? '(self)' : '()';
  const posicao = comPosicao(pedido.nextUrl.pathname) ? '(self)' : '()';
  resposta.headers.set(
    'permissions-policy',
    `camera=${camera}, microphone=${microfone}, geolocation=${posicao}, payment=()`,
  );
  if (!canvas) {
    resposta.headers.set('x-frame-options', 'DENY');
    resposta.headers.set('cross-origin-opener-policy', 'same-origin');
  }
  return resposta;
}

/** Old addresses lead on; the same page with and without a bar at its end is one page. */
async function desviar(pedido: NextRequest, marca: Hotsite | null): Promise<NextResponse | null> {
  const { pathname, search } = pedido.nextUrl;
  if (marca === null) return null;
  const desvio = await desvioDe(marca.subdominio, pathname, search);
  const origem = origemDoNome(marca, pedido.headers.get('host'));
  if (desvio) return irPara(origem, desvio.para, desvio.status);
  // Two bars in front would name another host.
  return pathname.length > 1 && pathname.endsWith('/')
    ? irPara(origem, `${pathname.replace(/^\/+/, '/').replace(/\/+$/, '') || '/'}${search}`, 308)
    : null;
}

/** The whole address: Next takes no other, and writes accents as a header can carry them. */
function irPara(origem: string, para: string, status: number): NextResponse {
  return new NextResponse(null, {
    status,
    headers: { location: new URL(para, origem).toString(), 'cache-control': 'no-cache' },
  });
}

export const config = {
  // Pages only: files, pictures and service routes need neither nonce nor session. The API refreshes its own.
  matcher: [
    '/((?!_next/|admin/arquivos/|api/|fotos/|midia/|videos/|sitemap\\.xml|robots\\.txt|favicon\\.svg|favicon\\.ico|manifesto\\.webmanifest|sw\\.js|icones/|icones\\.svg|icones-conteudo\\.svg|brasil\\.svg|healthz|readyz|metrics).*)',
  ],
};
