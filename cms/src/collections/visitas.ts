import type { CollectionConfig } from 'payload';
import { leituraPorMarca } from '../acesso/regras.ts';

/** How often a page was seen on a day, in São Paulo. Sums only: no visitor is kept. */
export const visitas: CollectionConfig = {
  slug: 'visitas',
  labels: { singular: 'Visitas do dia', plural: 'Visitas' },
  admin: {
    useAsTitle: 'uri',
    group: 'Site',
    defaultColumns: ['dia', 'uri', 'visualizacoes', 'visitantes', 'hotsite'],
    description:
      'Contadas no próprio site, sem cookies de terceiros e sem guardar quem visitou. Robôs não contam.',
    hideAPIURL: true,
  },
  defaultSort: ['-dia', '-visualizacoes'],
  access: {
    read: leituraPorMarca('hotsite'),
    create: () => false,
    update: () => false,
    delete: () => false,
  },
  indexes: [{ fields: ['hotsite', 'uri', 'dia'], unique: true }],
  fields: [
    {
      name: 'hotsite',
      label: 'Marca',
      type: 'relationship',
      relationTo: 'hotsites',
      required: true,
      index: true,
    },
    { name: 'dia', label: 'Dia', type: 'text', required: true, index: true },
    { name: 'uri', label: 'Página', type: 'text', required: true, index: true },
    { name: 'visualizacoes', label: 'Visualizações', type: 'number', required: true, defaultValue: 0 },
    { name: 'visitantes', label: 'Visitantes', type: 'number', required: true, defaultValue: 0 },
  ],
};
