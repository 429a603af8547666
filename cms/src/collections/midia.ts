import path from 'node:path';
import type { Access, CollectionConfig, ImageSize } from 'payload';
import { acessoPorMarca, exigirMarca, leituraPorMarca } from '../acesso/regras.ts';
import { ambiente } from '../ambiente.ts';
import { camposAuditoria, carimbarAuditoria } from '../campos/auditoria.ts';
import { campoMarca } from '../campos/marca.ts';

const LARGURAS = [400, 800, 1600] as const;
const WEBP = { format: 'webp', options: { quality: 82 } } as const;

/**
 * `<name>-400.webp`, `<name>-800.webp` and `<name>-1600.webp` always exist beside `<name>.webp` (a small original is not
 * blown up), so the storefront derives a `srcset` from the one address it is given.
 */
const tamanho = (largura: number): ImageSize => ({
  name: `w${largura}`,
  width: largura,
  withoutEnlargement: true,
  formatOptions: WEBP,
  generateImageName: ({ originalName }) => `${originalName}-${largura}.webp`,
});

/** Files are public once their address is known; the list of them is for the people of the brand. */
const leitura: Access = (args) => (args.isReadingStaticFile ? true : leituraPorMarca('hotsite')(args));

/** Pictures. Raster only: an SVG is a document that can carry script. */
export const midia: CollectionConfig = {
  slug: 'midia',
  labels: { singular: 'Imagem', plural: 'Imagens' },
  admin: { group: 'Site', defaultColumns: ['filename', 'alt', 'hotsite', 'updatedAt'], hideAPIURL: true },
  access: { ...acessoPorMarca, read: leitura },
  hooks: { beforeChange: [exigirMarca, carimbarAuditoria] },
  upload: {
    staticDir: path.join(ambiente().dados, 'midia'),
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
    formatOptions: WEBP,
    resizeOptions: { width: 2400, withoutEnlargement: true },
    imageSizes: LARGURAS.map(tamanho),
    adminThumbnail: 'w400',
    focalPoint: true,
    pasteURL: false,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('cache-control', 'public, max-age=31536000, immutable');
      return headers;
    },
  },
  fields: [
    campoMarca,
    {
      name: 'alt',
      label: 'Descrição da imagem',
      type: 'text',
      required: true,
      maxLength: 300,
      admin: { description: 'O que quem não vê a imagem precisa saber.' },
    },
    ...camposAuditoria,
  ],
};
