import { type NextRequest, NextResponse } from 'next/server';
import { ambiente } from './ambiente.ts';
import { politicaDoPainel } from './politica.ts';

/** Every page of the panel: a fresh nonce, which Next puts on its own scripts, and the policy that lets in these and no others. */
export function proxy(pedido: NextRequest): NextResponse {
  const csp = politicaDoPainel({
    nonce: crypto.randomUUID().replaceAll('-', ''),
    desenvolvimento: process.env.NODE_ENV === 'development',
    storefrontPublico: ambiente().storefrontPublico,
  });
  const cabecalhos = new Headers(pedido.headers);
  cabecalhos.set('content-security-policy', csp);
  const resposta = NextResponse.next({ request: { headers: cabecalhos } });
  resposta.headers.set('content-security-policy', csp);
  // Pages of the panel are somebody's: nothing between keeps them.
  resposta.headers.set('cache-control', 'private, no-store');
  resposta.headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  resposta.headers.set('cross-origin-opener-policy', 'same-origin');
  return resposta;
}

export const config = {
  // Pages only: calls and files have the policies of next.config.mjs, which carry no nonce.
  matcher: ['/((?!_next/|api/|v1/|healthz|readyz|metrics|icone\\.svg|icones-conteudo\\.svg|brasil\\.svg).*)'],
};
