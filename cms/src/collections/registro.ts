import type { CollectionConfig } from 'payload';
import { leituraPorMarca } from '../acesso/regras.ts';
import { COLECOES_REGISTRADAS } from '../registro/colecoes.ts';
import { exportarRegistro } from '../registro/exportar.ts';

/** Who changed what, when and how. Written by hooks alone; nobody edits or deletes it, ADM included. */
export const registro: CollectionConfig = {
  slug: 'registro',
  labels: { singular: 'Registro', plural: 'Registro de alterações' },
  admin: {
    useAsTitle: 'titulo',
    group: 'Marcas',
    defaultColumns: ['createdAt', 'quem', 'acao', 'colecao', 'titulo', 'hotsite'],
    listSearchableFields: ['titulo', 'quem'],
    description: 'Tudo o que foi criado, alterado, publicado ou apagado neste painel e pelas chamadas.',
    hideAPIURL: true,
    components: { beforeListTable: ['/registro/ExportarCsv.tsx#ExportarCsv'] },
  },
  defaultSort: '-createdAt',
  access: {
    read: leituraPorMarca('hotsite'),
    create: () => false,
    update: () => false,
    delete: () => false,
  },
  endpoints: [{ path: '/exportar', method: 'get', handler: exportarRegistro }],
  fields: [
    { name: 'titulo', label: 'O quê', type: 'text', required: true },
    {
      type: 'row',
      fields: [
        { name: 'quem', label: 'Quem', type: 'text', required: true, index: true },
        {
          name: 'acao',
          label: 'Ação',
          type: 'select',
          required: true,
          index: true,
          options: [
            { value: 'criou', label: 'Criou' },
            { value: 'alterou', label: 'Alterou' },
            { value: 'rascunho', label: 'Salvou rascunho' },
            { value: 'publicou', label: 'Publicou' },
            { value: 'despublicou', label: 'Tirou do ar' },
            { value: 'apagou', label: 'Apagou' },
          ],
        },
        {
          name: 'origem',
          label: 'Por onde',
          type: 'select',
          required: true,
          options: [
            { value: 'painel', label: 'Painel' },
            { value: 'chamada', label: 'Chamada da API' },
            { value: 'sistema', label: 'Sistema' },
          ],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'colecao',
          label: 'Onde',
          type: 'select',
          required: true,
          index: true,
          options: COLECOES_REGISTRADAS.map(([value, label]) => ({ value, label })),
        },
        { name: 'documento', label: 'Número', type: 'text', required: true, index: true },
        // By number alone: an entry outlives the brand it is about.
        {
          name: 'hotsite',
          label: 'Marca',
          type: 'number',
          index: true,
          admin: { components: { Cell: '/registro/CelulaMarca.tsx#CelulaMarca' } },
        },
      ],
    },
    {
      name: 'campos',
      label: 'O que mudou',
      type: 'json',
      required: true,
      defaultValue: [],
      admin: { components: { Field: '/registro/Diferencas.tsx#Diferencas' } },
    },
  ],
};
