import path from 'node:path';
import { MAXIMO_PIXELS } from '@martelo/shared/limites-de-arquivo';
import { POLITICA_DE_ARQUIVO } from '@martelo/shared/politica-de-arquivo';
import type { CollectionConfig, ImageSize } from 'payload';
import { acessoPorMarca, exigirMarca } from '../acesso/regras.ts';
import { ambiente } from '../ambiente.ts';
import { avisarBannerAlterado, avisarBannerRemovido } from '../avisos/ganchos.ts';
import { camposAuditoria, carimbarAuditoria } from '../campos/auditoria.ts';
import { campoMarca } from '../campos/marca.ts';
import { conferirImagem } from '../midia/conferir-imagem.ts';
import { endpointsDaMidia } from '../midia/endpoints.ts';
import { leituraDeArquivo } from '../midia/leitura.ts';
import { arrumarPasta, PASTA } from '../midia/pastas.ts';
import { recusarApagarUsada } from '../midia/usos.ts';

const LARGURAS = [400, 800, 1600] as const;
const FORMATOS = {
  w: { format: 'webp', options: { quality: 82 } },
  // Effort 1: measured at a third of the time of 2 for 8 % more bytes, still a fifth below WebP.
  a: { format: 'avif', options: { quality: 58, effort: 1 } },
} as const;

/**
 * `<name>-400.webp`, `<name>-800.webp` and `<name>-1600.webp`, and the same in AVIF, always exist beside `<name>.webp` (a small
 * original is not blown up), so the storefront derives both of a picture's `srcset`s from the one address it is given.
 */
const tamanho = (largura: number, chave: keyof typeof FORMATOS): ImageSize => ({
  name: `${chave}${largura}`,
  width: largura,
  withoutEnlargement: true,
  formatOptions: FORMATOS[chave],
  generateImageName: ({ originalName }) => `${originalName}-${largura}.${FORMATOS[chave].format}`,
  admin: { disableListColumn: true, disableListFilter: true },
});

/** Pictures. An SVG is a document that can carry script: it is rewritten from an allow-list before it is kept. */
export const midia: CollectionConfig = {
  slug: 'midia',
  labels: { singular: 'Imagem', plural: 'Imagens' },
  admin: {
    group: 'Site',
    defaultColumns: ['filename', 'alt', 'pasta', 'hotsite', 'updatedAt'],
    listSearchableFields: ['filename', 'alt', 'pasta'],
    hideAPIURL: true,
    components: { beforeListTable: ['/midia/Pastas.tsx#Pastas'] },
  },
  access: { ...acessoPorMarca, read: leituraDeArquivo },
  hooks: {
    beforeOperation: [conferirImagem],
    beforeChange: [exigirMarca, arrumarPasta, carimbarAuditoria],
    beforeDelete: [recusarApagarUsada],
    // Pages hold pictures by id: a new file or description shows on all of them once their copies are dropped.
    afterChange: [avisarBannerAlterado],
    afterDelete: [avisarBannerRemovido],
  },
  endpoints: endpointsDaMidia,
  upload: {
    staticDir: path.join(ambiente().dados, 'midia'),
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml'],
    formatOptions: FORMATOS.w,
    resizeOptions: { width: 2400, withoutEnlargement: true },
    constructorOptions: { limitInputPixels: MAXIMO_PIXELS },
    imageSizes: LARGURAS.flatMap((largura) => [tamanho(largura, 'w'), tamanho(largura, 'a')]),
    adminThumbnail: 'w400',
    focalPoint: true,
    pasteURL: false,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('cache-control', 'public, max-age=31536000, immutable');
      headers.set('content-security-policy', POLITICA_DE_ARQUIVO);
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
    {
      name: 'pasta',
      label: 'Pasta',
      type: 'text',
      maxLength: 200,
      index: true,
      validate: (valor: unknown) =>
        !valor || (typeof valor === 'string' && PASTA.test(valor.trim()))
          ? true
          : 'Use nomes separados por barra, sem pontos: Campanhas/Natal.',
      admin: { description: 'Onde ela fica guardada, com barras para subpastas: Campanhas/Natal.' },
    },
    {
      name: 'usos',
      type: 'ui',
      admin: { components: { Field: '/midia/OndeEUsada.tsx#OndeEUsada' } },
    },
    ...camposAuditoria,
  ],
};
