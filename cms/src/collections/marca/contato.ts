import type { NamedTab, Tab } from 'payload';

const REDES = ['Instagram', 'Facebook', 'YouTube', 'WhatsApp', 'LinkedIn', 'TikTok', 'X', 'Telegram'];

/** How people reach the brand, and what stands at the foot of every page. */
export const contato: Exclude<Tab, NamedTab> = {
  label: 'Contato e rodapé',
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'telefoneContato',
          label: 'Telefone',
          type: 'text',
          maxLength: 30,
          validate: (valor: unknown) =>
            !valor || /^[+\d][\d\s().-]{7,}$|^\(\d{2}\)[\d\s.-]{8,}$/.test(String(valor))
              ? true
              : 'Escreva com DDD, como (11) 4002-8922.',
        },
        { name: 'emailContato', label: 'E-mail', type: 'email' },
      ],
    },
    { name: 'endereco', label: 'Endereço', type: 'text', maxLength: 300 },
    {
      name: 'mapaDaMarca',
      type: 'ui',
      admin: { components: { Field: '/marca/MapaDaMarca.tsx#MapaDaMarca' } },
    },
    {
      type: 'row',
      fields: [
        { name: 'latitude', label: 'Latitude', type: 'number', required: true, min: -90, max: 90 },
        { name: 'longitude', label: 'Longitude', type: 'number', required: true, min: -180, max: 180 },
      ],
    },
    { name: 'mensagemRodape', label: 'Mensagem do rodapé', type: 'textarea', maxLength: 600 },
    {
      name: 'redesSociais',
      label: 'Redes sociais',
      labels: { singular: 'Rede', plural: 'Redes' },
      type: 'array',
      maxRows: 12,
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'rede',
              label: 'Rede',
              type: 'select',
              required: true,
              options: REDES.map((rede) => ({ value: rede, label: rede })),
            },
            {
              name: 'url',
              label: 'Endereço',
              type: 'text',
              required: true,
              validate: (valor: unknown) =>
                typeof valor === 'string' && URL.canParse(valor) && /^https?:/.test(valor)
                  ? true
                  : 'Use um endereço completo, começando com https://',
            },
          ],
        },
      ],
    },
    {
      name: 'paginasFixas',
      label: 'Páginas fixas',
      labels: { singular: 'Página', plural: 'Páginas' },
      type: 'array',
      maxRows: 20,
      admin: { description: 'No menu (as três primeiras) e no rodapé, nesta ordem.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'titulo', label: 'Como aparece', type: 'text', required: true, maxLength: 80 },
            {
              name: 'uri',
              label: 'Página',
              type: 'text',
              required: true,
              maxLength: 120,
              admin: { components: { Field: '/marca/CampoPagina.tsx#CampoPagina' } },
            },
          ],
        },
      ],
    },
  ],
};
