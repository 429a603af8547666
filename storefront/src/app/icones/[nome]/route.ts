import { ICONES, type NomeDeIcone } from '../../../site/icones/icones.ts';
import { iconeDaMarca } from '../../../site/icones/servir.ts';
import { semImagem } from '../../../site/imagens.ts';
import { marcaDoHost } from '../../../site/marca.ts';

type Contexto = { params: Promise<{ nome: string }> };

/** A brand's icons in every size. Their addresses carry a version (`?v=`). */
export async function GET(pedido: Request, { params }: Contexto): Promise<Response> {
  const { nome } = await params;
  const marca = Object.hasOwn(ICONES, nome) ? await marcaDoHost(pedido.headers.get('host')) : null;
  if (marca === null) return semImagem();
  const versionado = new URL(pedido.url).searchParams.has('v');
  return new Response(new Uint8Array(await iconeDaMarca(marca, nome as NomeDeIcone)), {
    headers: {
      'content-type': 'image/png',
      'cache-control': versionado ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    },
  });
}
