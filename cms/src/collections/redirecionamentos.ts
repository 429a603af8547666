import type { CollectionConfig } from 'payload';
import { acessoPorMarca, exigirMarca } from '../acesso/regras.ts';
import { avisarBannerAlterado, avisarBannerRemovido } from '../avisos/ganchos.ts';
import { camposAuditoria, carimbarAuditoria } from '../campos/auditoria.ts';
import { campoMarca } from '../campos/marca.ts';
import { importarRedirecionamentos } from '../redirecionamentos/importar.ts';
import { recusarVoltas } from '../redirecionamentos/recusar.ts';

/** Old addresses that live on. The storefront follows them before it says that there is no such page. */
export const redirecionamentos: CollectionConfig = {
  slug: 'redirecionamentos',
  labels: { singular: 'Redirecionamento', plural: 'Redirecionamentos' },
  admin: {
    useAsTitle: 'de',
    group: 'Site',
    defaultColumns: ['de', 'para', 'tipo', 'ativo', 'hotsite', 'updatedAt'],
    description:
      'Endereços antigos, de campanhas e de sites anteriores, que continuam levando a algum lugar.',
    hideAPIURL: true,
    components: {
      beforeListTable: ['/redirecionamentos/ImportarCsv.tsx#ImportarCsv'],
    },
  },
  defaultSort: 'de',
  access: acessoPorMarca,
  indexes: [{ fields: ['hotsite', 'de'], unique: true }],
  hooks: {
    beforeChange: [exigirMarca, recusarVoltas, carimbarAuditoria],
    afterChange: [avisarBannerAlterado],
    afterDelete: [avisarBannerRemovido],
  },
  endpoints: [{ path: '/importar', method: 'post', handler: importarRedirecionamentos }],
  fields: [
    campoMarca,
    {
      name: 'de',
      label: 'Endereço antigo',
      type: 'text',
      required: true,
      maxLength: 500,
      index: true,
      admin: {
        description:
          'O caminho de um só endereço, sem o domínio nem “?”: /black-friday ou /promo/2024.html. O “?” com que alguém chegar não o muda.',
      },
    },
    {
      name: 'para',
      label: 'Leva para',
      type: 'text',
      required: true,
      maxLength: 2000,
      admin: { description: 'Um caminho deste site (/leilao) ou um endereço completo (https://…).' },
    },
    {
      name: 'tipo',
      label: 'Tipo',
      type: 'select',
      required: true,
      defaultValue: '301',
      options: [
        { value: '301', label: 'Permanente (301): buscadores trocam o endereço' },
        { value: '302', label: 'Temporário (302): buscadores guardam o antigo' },
      ],
    },
    { name: 'ativo', label: 'Ativo', type: 'checkbox', defaultValue: true },
    {
      name: 'nota',
      label: 'Anotação',
      type: 'text',
      maxLength: 300,
      admin: { description: 'Só para a equipe: de que campanha é, até quando vale.' },
    },
    ...camposAuditoria,
  ],
};
