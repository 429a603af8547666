import { POLITICA_DE_ARQUIVO } from '@martelo/shared/politica-de-arquivo';
import { svgDoIcone } from '../../site/icones/icones.ts';
import { marcaDoHost } from '../../site/marca.ts';
import { MARCA_NEUTRA } from '../../site/marca-neutra.ts';

export const dynamic = 'force-dynamic';

/** The brand's initial on its own colour. */
export async function GET(pedido: Request): Promise<Response> {
  const marca = (await marcaDoHost(pedido.headers.get('host'))) ?? { ...MARCA_NEUTRA, faviconUrl: null };
  return new Response(svgDoIcone(marca), {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-security-policy': POLITICA_DE_ARQUIVO,
    },
  });
}
