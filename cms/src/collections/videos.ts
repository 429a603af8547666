import type { CollectionConfig } from 'payload';
import { acessoPorMarca, exigirMarca } from '../acesso/regras.ts';
import { camposAuditoria, carimbarAuditoria } from '../campos/auditoria.ts';
import { campoMarca } from '../campos/marca.ts';
import { campoUid } from '../campos/uid.ts';

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
  access: acessoPorMarca,
  hooks: { beforeChange: [exigirMarca, carimbarAuditoria] },
  fields: [
    campoMarca,
    campoUid,
    { name: 'nome', label: 'Nome', type: 'text', required: true, maxLength: 120 },
    { name: 'ativo', label: 'Ativo', type: 'checkbox', defaultValue: true },
    { name: 'url', label: 'Endereço do vídeo', type: 'text', required: true, maxLength: 2000 },
    { name: 'filename', label: 'Nome do arquivo', type: 'text', maxLength: 200 },
    { name: 'tempoEmSegundos', label: 'Duração em segundos', type: 'number', min: 0 },
    ...camposAuditoria,
  ],
};
