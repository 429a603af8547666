import { tema } from '@martelo/shared/pagina/tema/tema';
import { versaoDosIcones } from '../../site/icones/icones.ts';
import { semImagem } from '../../site/imagens.ts';
import { marcaDoHost } from '../../site/marca.ts';

export const dynamic = 'force-dynamic';

/** The brand as an application: what a phone writes under its icon. */
export async function GET(pedido: Request): Promise<Response> {
  const marca = await marcaDoHost(pedido.headers.get('host'));
  if (marca === null) return semImagem();
  const v = versaoDosIcones(marca);
  const cores = tema(marca);
  const icone = (nome: string, lado: number, purpose: string) => ({
    src: `/icones/${nome}?v=${v}`,
    sizes: `${lado}x${lado}`,
    type: 'image/png',
    purpose,
  });
  return Response.json(
    {
      name: marca.nome,
      short_name: marca.nome.slice(0, 12).trim(),
      lang: 'pt-BR',
      id: '/',
      start_url: '/',
      scope: '/',
      // On an iPhone notifications come to what opens by itself alone (iOS 16.4).
      display: 'standalone',
      background_color: cores.superficie,
      theme_color: cores.acao,
      icons: [
        icone('icone-192.png', 192, 'any'),
        icone('icone-512.png', 512, 'any'),
        icone('mascara-512.png', 512, 'maskable'),
      ],
    },
    { headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' } },
  );
}
