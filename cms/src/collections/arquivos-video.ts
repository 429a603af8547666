import path from 'node:path';
import type { CollectionConfig } from 'payload';
import { acessoPorMarca, exigirMarca } from '../acesso/regras.ts';
import { ambiente } from '../ambiente.ts';
import { camposAuditoria, carimbarAuditoria } from '../campos/auditoria.ts';
import { campoMarca } from '../campos/marca.ts';
import { conferirVideo } from '../midia/conferir-video.ts';
import { leituraDeArquivo } from '../midia/leitura.ts';

/** The files of institutional videos, as they were sent: streamed by parts, never decoded here. */
export const arquivosVideo: CollectionConfig = {
  slug: 'arquivos-video',
  labels: { singular: 'Arquivo de vídeo', plural: 'Arquivos de vídeo' },
  admin: {
    group: 'Site',
    hidden: true,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'tempoEmSegundos', 'hotsite', 'updatedAt'],
    hideAPIURL: true,
  },
  access: { ...acessoPorMarca, read: leituraDeArquivo },
  hooks: { beforeOperation: [conferirVideo], beforeChange: [exigirMarca, carimbarAuditoria] },
  upload: {
    staticDir: path.join(ambiente().dados, 'videos'),
    mimeTypes: ['video/mp4', 'video/webm'],
    crop: false,
    focalPoint: false,
    pasteURL: false,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('cache-control', 'public, max-age=31536000, immutable');
      return headers;
    },
  },
  fields: [
    campoMarca,
    {
      type: 'row',
      fields: ['tempoEmSegundos', 'largura', 'altura'].map((name) => ({
        name,
        label: { tempoEmSegundos: 'Duração em segundos', largura: 'Largura', altura: 'Altura' }[name] ?? name,
        type: 'number' as const,
        admin: { readOnly: true },
      })),
    },
    ...camposAuditoria,
  ],
};
