import type { CollectionConfig } from 'payload';
import { campoMarca } from '../campos/marca.ts';
import { acessoAosEnvios } from '../formularios/acesso.ts';
import { campoEnviado, camposDoEnvio } from '../formularios/campos.ts';
import { exportarEnvios } from '../formularios/exportar.ts';
import { registrarSemDados } from '../formularios/registrar.ts';

/** Who asked for a brand's news. One row an address: who signs up again is not listed twice. */
export const leads: CollectionConfig = {
  slug: 'leads',
  labels: { singular: 'Inscrição', plural: 'Newsletter: inscrições' },
  admin: {
    useAsTitle: 'email',
    group: 'Contatos',
    defaultColumns: ['email', 'nome', 'hotsite', 'pagina', 'origem', 'createdAt'],
    listSearchableFields: ['email', 'nome'],
    description:
      'Quem pediu para receber novidades, com o texto que aceitou. Apagar uma inscrição elimina os dados da pessoa, como a LGPD pede.',
    hideAPIURL: true,
    components: { beforeListTable: ['/formularios/Exportar.tsx#Exportar'] },
  },
  defaultSort: '-createdAt',
  access: acessoAosEnvios,
  indexes: [{ fields: ['hotsite', 'email'], unique: true }],
  hooks: registrarSemDados('leads', 'Inscrição'),
  endpoints: [{ path: '/exportar', method: 'get', handler: exportarEnvios('leads') }],
  fields: [
    { ...campoMarca, access: { update: () => false } } as typeof campoMarca,
    {
      type: 'row',
      fields: [
        campoEnviado('email', 'E-mail', { required: true, index: true, maxLength: 200 }),
        campoEnviado('nome', 'Nome', { maxLength: 120 }),
      ],
    },
    ...camposDoEnvio,
  ],
};
