import { inicialDe } from '../../site/casca/Logo.tsx';
import { marcaDoHost } from '../../site/marca.ts';
import { MARCA_NEUTRA } from '../../site/marca-neutra.ts';
import { tema } from '../../site/tema.ts';

export const dynamic = 'force-dynamic';

/** The brand's initial on its own colour. */
export async function GET(pedido: Request): Promise<Response> {
  const marca = (await marcaDoHost(pedido.headers.get('host'))) ?? MARCA_NEUTRA;
  const cores = tema(marca);
  const inicial = inicialDe(marca.nome);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${cores.acao}"/><text x="16" y="23" text-anchor="middle" font-family="system-ui,sans-serif" font-size="20" font-weight="800" fill="${cores['acao-texto']}">${inicial}</text></svg>`;
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' },
  });
}
