import { type NextRequest, NextResponse } from 'next/server';
import { cabecalhoCookie, pedidoSeguro, sessaoDoPedido } from './sessao/portaria.ts';
import { ambiente } from './site/ambiente.ts';
import { desvioDe } from './site/conteudo/redirecionar.ts';
import { subdominioDoHost } from './site/host.ts';
import { respostaIndisponivel } from './site/indisponivel.ts';
import { marcaConhecivel } from './site/marca.ts';
import { politica } from './site/politica.ts';

/** Every page: a session that is good for the render, a fresh nonce, and the headers that keep other sites out of ours. */
export async function proxy(pedido: NextRequest) {
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const host = pedido.headers.get('host');
  if (!(await marcaConhecivel(host))) return respostaIndisponivel(nonce);
  const desvio = await desviar(pedido);
  if (desvio) return desvio;
  const { cmsPublico, enginePublico, portaEngine, mapaBlocos } = ambiente();
  const canvas = pedido.nextUrl.pathname === '/previa';
  const csp = politica({
    nonce,
    desenvolvimento: process.env.NODE_ENV === 'development',
    hostname: (host ?? 'localhost').replace(/:\d+$/, ''),
    enginePublico,
    portaEngine,
    mapaBlocos: mapaBlocos?.url ?? null,
    // Only the builder may frame us, and only its canvas.
    quemEmoldura: canvas ? cmsPublico : null,
  });
  const { escrever } = await sessaoDoPedido(pedido.cookies, {
    hotsite: subdominioDoHost(host),
    seguro: pedidoSeguro(pedido.headers),
  });

  const cabecalhos = new Headers(pedido.headers);
  cabecalhos.set('x-nonce', nonce);
  cabecalhos.set('content-security-policy', csp);
  cabecalhos.set('cookie', cabecalhoCookie(pedido.headers.get('cookie'), escrever));
  const resposta = NextResponse.next({ request: { headers: cabecalhos } });
  for (const cookie of escrever) resposta.cookies.set(cookie);
  resposta.headers.set('content-security-policy', csp);
  resposta.headers.set('x-content-type-options', 'nosniff');
  resposta.headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  resposta.headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  if (!canvas) {
    resposta.headers.set('x-frame-options', 'DENY');
    resposta.headers.set('cross-origin-opener-policy', 'same-origin');
  }
  return resposta;
}

/** Old addresses lead on; the same page with and without a bar at its end is one page. */
async function desviar(pedido: NextRequest): Promise<NextResponse | null> {
  if (pedido.method !== 'GET' && pedido.method !== 'HEAD') return null;
  const { pathname, search } = pedido.nextUrl;
  const subdominio = subdominioDoHost(pedido.headers.get('host'));
  const desvio = subdominio && (await desvioDe(subdominio, pathname, search));
  if (desvio) return irPara(desvio.para, desvio.status);
  // Two bars in front would name another host.
  return pathname.length > 1 && pathname.endsWith('/')
    ? irPara(`${pathname.replace(/^\/+/, '/').replace(/\/+$/, '') || '/'}${search}`, 308)
    : null;
}

const irPara = (para: string, status: number): NextResponse =>
  new NextResponse(null, {
    status,
    // A header carries no accents; what is encoded already stays as it is.
    headers: { location: para.replace(/[^\x21-\x7e]+/g, encodeURIComponent), 'cache-control': 'no-cache' },
  });

export const config = {
  // Pages only: files, pictures and service routes need neither nonce nor session. The API refreshes its own.
  matcher: [
    '/((?!_next/|api/|fotos/|midia/|videos/|sitemap\\.xml|robots\\.txt|favicon\\.svg|icones\\.svg|icones-conteudo\\.svg|brasil\\.svg|healthz|readyz|metrics).*)',
  ],
};
