import type { CollectionConfig } from 'payload';
import { acessoPorMarca, exigirMarca } from '../acesso/regras.ts';
import { avisarBannerAlterado, avisarBannerRemovido } from '../avisos/ganchos.ts';
import { camposAuditoria, carimbarAuditoria } from '../campos/auditoria.ts';
import { linkSeguro } from '../campos/link.ts';
import { campoMarca } from '../campos/marca.ts';
import { campoUid } from '../campos/uid.ts';
import { legendasLegiveis } from '../midia/legendas.ts';
import { medirVideo } from '../midia/medir-video.ts';

/** Institutional videos of a brand: a file of ours, or the address of one. */
export const videos: CollectionConfig = {
  slug: 'videos',
  labels: { singular: 'Vídeo', plural: 'Vídeos' },
  admin: {
    useAsTitle: 'nome',
    group: 'Site',
    defaultColumns: ['nome', 'hotsite', 'ativo', 'tempoEmSegundos', 'updatedAt'],
    description: 'Vídeos institucionais: envie o arquivo, escolha a capa e inclua as legendas.',
    hideAPIURL: true,
  },
  access: acessoPorMarca,
  hooks: {
    beforeChange: [exigirMarca, medirVideo, carimbarAuditoria],
    afterChange: [avisarBannerAlterado],
    afterDelete: [avisarBannerRemovido],
  },
  fields: [
    campoMarca,
    campoUid,
    { name: 'nome', label: 'Nome', type: 'text', required: true, maxLength: 120 },
    { name: 'ativo', label: 'Ativo', type: 'checkbox', defaultValue: true },
    {
      name: 'arquivo',
      label: 'Arquivo do vídeo',
      type: 'upload',
      relationTo: 'arquivos-video',
      admin: { description: 'MP4 ou WebM de até 200 MB. A duração e o tamanho são lidos do arquivo.' },
    },
    {
      name: 'url',
      label: 'Ou o endereço do vídeo',
      type: 'text',
      maxLength: 2000,
      validate: (valor: unknown, { siblingData }: { siblingData: Partial<{ arquivo: unknown }> }) =>
        valor || siblingData.arquivo ? linkSeguro(valor) : 'Envie um arquivo ou informe o endereço do vídeo.',
      admin: { description: 'Para vídeos de outro lugar. Com um arquivo enviado, é ele que vale.' },
    },
    {
      name: 'poster',
      label: 'Capa',
      type: 'upload',
      relationTo: 'midia',
      admin: { description: 'Aparece antes de o vídeo começar.' },
    },
    {
      name: 'capturarCapa',
      type: 'ui',
      admin: { components: { Field: '/midia/CapturarCapa.tsx#CapturarCapa' } },
    },
    {
      name: 'legendas',
      label: 'Legendas (WebVTT)',
      type: 'textarea',
      maxLength: 300_000,
      validate: legendasLegiveis,
      admin: {
        description: 'Para quem não ouve. Escolha um arquivo .vtt ou cole o texto dele.',
        components: { Field: '/midia/CampoLegendas.tsx#CampoLegendas' },
      },
    },
    { name: 'filename', label: 'Nome do arquivo', type: 'text', maxLength: 200, admin: { hidden: true } },
    {
      type: 'row',
      fields: [
        { name: 'tempoEmSegundos', label: 'Duração em segundos', type: 'number', min: 0 },
        { name: 'largura', label: 'Largura em pixels', type: 'number', min: 1 },
        { name: 'altura', label: 'Altura em pixels', type: 'number', min: 1 },
      ],
    },
    ...camposAuditoria,
  ],
};
