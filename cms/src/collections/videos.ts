import { uuidv7 } from '@martelo/shared/identificador';
import type { CollectionConfig } from 'payload';
import { criacaoPorMarca, edicaoPorMarca, exigirMarca, leituraPorMarca } from '../acesso/regras.ts';
import { camposAuditoria, carimbarAuditoria } from '../campos/auditoria.ts';
import { campoMarca } from '../campos/marca.ts';

/** Institutional videos of a brand. */
export const videos: CollectionConfig = {
  slug: 'videos',
  labels: { singular: 'Vídeo', plural: 'Vídeos' },
  admin: {
    useAsTitle: 'nome',
    group: 'Site',
    defaultColumns: ['nome', 'hotsite', 'ativo'],
    hideAPIURL: true,
  },
  access: {
    read: leituraPorMarca('hotsite'),
    create: criacaoPorMarca,
    update: edicaoPorMarca('hotsite'),
    delete: edicaoPorMarca('hotsite'),
  },
  hooks: { beforeChange: [exigirMarca, carimbarAuditoria] },
  fields: [
    campoMarca,
    {
      name: 'uid',
      type: 'text',
      required: true,
      unique: true,
      defaultValue: () => uuidv7(),
      admin: { readOnly: true, position: 'sidebar' },
    },
    { name: 'nome', label: 'Nome', type: 'text', required: true, maxLength: 120 },
    { name: 'ativo', label: 'Ativo', type: 'checkbox', defaultValue: true },
    { name: 'url', label: 'Endereço do vídeo', type: 'text', required: true, maxLength: 2000 },
    { name: 'filename', label: 'Nome do arquivo', type: 'text', maxLength: 200 },
    { name: 'tempoEmSegundos', label: 'Duração em segundos', type: 'number', min: 0 },
    ...camposAuditoria,
  ],
};
