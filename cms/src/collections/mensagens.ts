import type { CollectionConfig } from 'payload';
import { campoInstante } from '../campos/data.ts';
import { campoMarca } from '../campos/marca.ts';
import { acessoAosEnvios } from '../formularios/acesso.ts';
import { campoEnviado, camposDoEnvio } from '../formularios/campos.ts';
import { exportarEnvios } from '../formularios/exportar.ts';
import { registrarSemDados } from '../formularios/registrar.ts';
import { carimbarResposta } from '../formularios/responder.ts';

/** What visitors wrote to a brand. */
export const mensagens: CollectionConfig = {
  slug: 'mensagens',
  labels: { singular: 'Mensagem', plural: 'Mensagens do site' },
  admin: {
    useAsTitle: 'nome',
    group: 'Contatos',
    defaultColumns: ['nome', 'assunto', 'email', 'respondida', 'hotsite', 'createdAt'],
    listSearchableFields: ['nome', 'email', 'assunto', 'mensagem'],
    description:
      'O que visitantes escreveram pelo formulário de contato. Para marcar várias como respondidas, selecione-as e use Editar.',
    hideAPIURL: true,
    components: { beforeListTable: ['/formularios/Exportar.tsx#Exportar'] },
  },
  defaultSort: '-createdAt',
  access: acessoAosEnvios,
  hooks: { ...registrarSemDados('mensagens', 'Mensagem'), beforeChange: [carimbarResposta] },
  endpoints: [{ path: '/exportar', method: 'get', handler: exportarEnvios('mensagens') }],
  fields: [
    { ...campoMarca, access: { update: () => false } } as typeof campoMarca,
    {
      type: 'row',
      fields: [
        campoEnviado('nome', 'Nome', { required: true, maxLength: 120 }),
        campoEnviado('email', 'E-mail', { required: true, index: true, maxLength: 200 }),
        campoEnviado('telefone', 'Telefone', { maxLength: 30 }),
      ],
    },
    campoEnviado('assunto', 'Assunto', { maxLength: 120 }),
    {
      name: 'mensagem',
      label: 'Mensagem',
      type: 'textarea',
      required: true,
      maxLength: 5_000,
      access: { update: () => false },
      admin: { readOnly: true, rows: 8 },
    },
    {
      name: 'respondida',
      label: 'Respondida',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      ...campoInstante('respondidaEm', 'Respondida em', { readOnly: true, position: 'sidebar' }),
      access: { create: () => false, update: () => false },
    },
    {
      name: 'respondidaPor',
      label: 'Respondida por',
      type: 'text',
      access: { create: () => false, update: () => false },
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'anotacao',
      label: 'Anotação da equipe',
      type: 'textarea',
      maxLength: 2_000,
      admin: { position: 'sidebar', description: 'Não aparece para quem escreveu.' },
    },
    ...camposDoEnvio,
    // The same words by the same person are one message.
    {
      name: 'impressao',
      type: 'text',
      index: true,
      access: { update: () => false },
      admin: { hidden: true },
    },
  ],
};
