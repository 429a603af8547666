import { iconeDaMarca } from '../../site/icones/servir.ts';
import { semImagem } from '../../site/imagens.ts';
import { marcaDoHost } from '../../site/marca.ts';

export const dynamic = 'force-dynamic';

/** What browsers ask for without being told: 16, 32 and 48 px in one file. */
export async function GET(pedido: Request): Promise<Response> {
  const marca = await marcaDoHost(pedido.headers.get('host'));
  if (marca === null) return semImagem();
  return new Response(new Uint8Array(await iconeDaMarca(marca, 'favicon.ico')), {
    headers: {
      'content-type': 'image/x-icon',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    },
  });
}
