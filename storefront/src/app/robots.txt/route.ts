import { TIPOS_DE_IMPRESSO } from '@martelo/shared/impressos/comum';
import { marcaAtual, origemPublica } from '../../site/marca.ts';

export const dynamic = 'force-dynamic';

/** What is for people who are logged in, and what is no page, is not for robots; the rest is, and the map says where. */
const FECHADO = [
  ...[
    '/admin',
    '/api/',
    '/cliente',
    '/comitente',
    '/previa',
    '/sair',
    '/comprovante-arrematacao',
    '/boletos-leilao',
    '/nota-leilao',
    '/laudo-vistoria',
  ],
  ...TIPOS_DE_IMPRESSO.map((tipo) => `/${tipo}/`),
  '/qrcode/',
];

export async function GET(): Promise<Response> {
  const marca = await marcaAtual();
  const linhas =
    marca === null
      ? ['User-agent: *', 'Disallow: /']
      : [
          'User-agent: *',
          ...FECHADO.map((caminho) => `Disallow: ${caminho}`),
          'Allow: /',
          '',
          `Sitemap: ${origemPublica(marca)}/sitemap.xml`,
        ];
  return new Response(`${linhas.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
