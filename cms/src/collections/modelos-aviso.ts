import { CANAIS, ROTULOS_CANAL } from '@martelo/shared/avisos/canais';
import { CODIGOS_EVENTO } from '@martelo/shared/avisos/eventos';
import { nomesDe, TAMANHOS_DO_MODELO } from '@martelo/shared/avisos/modelo';
import type { CollectionConfig } from 'payload';
import { acessoPorMarca, exigirMarca, leituraPorMarca } from '../acesso/regras.ts';
import { camposAuditoria, carimbarAuditoria } from '../campos/auditoria.ts';
import { campoMarca } from '../campos/marca.ts';
import { exigirModelo } from '../vozes/exigir-modelo.ts';
import { contarVozAlterada, contarVozRemovida } from '../vozes/ganchos.ts';

/** A brand's own words for what people are told: one text an event and channel. Where there is none the house's words go out. */
export const modelosAviso: CollectionConfig = {
  slug: 'modelos-aviso',
  labels: { singular: 'Texto de aviso', plural: 'Textos dos avisos' },
  admin: {
    useAsTitle: 'titulo',
    group: 'Contatos',
    defaultColumns: ['evento', 'canal', 'titulo', 'ativo', 'hotsite', 'updatedAt'],
    listSearchableFields: ['titulo', 'corpo'],
    description:
      'O que cada aviso diz, por canal. Sem texto próprio da marca, sai o texto da casa. Cada mudança fica guardada em Versões.',
    hideAPIURL: true,
  },
  defaultSort: 'evento',
  access: { ...acessoPorMarca, readVersions: leituraPorMarca('version.hotsite') },
  indexes: [{ fields: ['hotsite', 'evento', 'canal'], unique: true }],
  versions: { maxPerDoc: 100 },
  hooks: {
    beforeChange: [exigirMarca, exigirModelo, carimbarAuditoria],
    afterChange: [contarVozAlterada],
    afterDelete: [contarVozRemovida],
  },
  fields: [
    campoMarca,
    {
      type: 'row',
      fields: [
        {
          name: 'evento',
          label: 'Aviso',
          type: 'select',
          required: true,
          index: true,
          options: CODIGOS_EVENTO.map((value) => ({ value, label: nomesDe(value, 'leilao').rotulo })),
        },
        {
          name: 'canal',
          label: 'Canal',
          type: 'select',
          required: true,
          options: CANAIS.map((value) => ({ value, label: ROTULOS_CANAL[value] })),
        },
      ],
    },
    {
      name: 'titulo',
      label: 'Título',
      type: 'text',
      maxLength: TAMANHOS_DO_MODELO.email.titulo,
      admin: {
        description: 'O assunto do e-mail, ou a primeira linha da notificação. SMS e WhatsApp não têm.',
        condition: (doc) => doc.canal !== 'sms' && doc.canal !== 'whatsapp',
      },
    },
    {
      name: 'corpo',
      label: 'Texto',
      type: 'textarea',
      required: true,
      maxLength: TAMANHOS_DO_MODELO.email.corpo,
      admin: {
        rows: 8,
        description:
          'Uma linha em branco começa outro parágrafo. No e-mail, a saudação, o botão e o nome da marca são postos sozinhos.',
      },
    },
    {
      name: 'previa',
      type: 'ui',
      admin: { components: { Field: '/vozes/PreviaDoAviso.tsx#PreviaDoAviso' } },
    },
    {
      name: 'ativo',
      label: 'Em uso',
      type: 'checkbox',
      defaultValue: true,
      admin: { position: 'sidebar', description: 'Desligado, volta a sair o texto da casa.' },
    },
    ...camposAuditoria,
  ],
};
