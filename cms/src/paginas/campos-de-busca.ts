import type { Field } from 'payload';

/** What search engines and social networks read of a page. */
export const camposDeBusca: Field = {
  type: 'collapsible',
  label: 'Buscadores e redes sociais',
  fields: [
    {
      name: 'descricao',
      label: 'Descrição para buscadores',
      type: 'textarea',
      maxLength: 500,
      admin: { description: 'Até 160 letras aparecem no resultado da busca.' },
    },
    { name: 'keywords', label: 'Palavras-chave', type: 'text', maxLength: 500 },
    {
      name: 'imagemSocial',
      label: 'Imagem para redes sociais',
      type: 'upload',
      relationTo: 'midia',
      admin: { description: 'Horizontal, 1200 × 630 px. Sem ela, vale a imagem principal.' },
    },
    {
      name: 'canonical',
      label: 'Endereço canônico',
      type: 'text',
      maxLength: 2000,
      validate: (valor: unknown) =>
        !valor ||
        (typeof valor === 'string' &&
          (/^\/(?!\/)/.test(valor) || (URL.canParse(valor) && /^https?:/.test(valor))))
          ? true
          : 'Use um caminho deste site (/leilao) ou um endereço completo (https://…).',
      admin: { description: 'Só se o mesmo conteúdo está em outro endereço. Vazio, é o desta página.' },
    },
    { name: 'naoIndexar', label: 'Não mostrar em buscadores', type: 'checkbox', defaultValue: false },
  ],
};

/** Numbers of the last thirty days, in the form and as a column of the list. */
export const visitasDaPagina: Field = {
  name: 'visitas',
  label: 'Visitas (30 dias)',
  type: 'ui',
  admin: {
    components: {
      Field: '/visitas/VisitasDaPagina.tsx#VisitasDaPagina',
      Cell: '/visitas/CelulaVisitas.tsx#CelulaVisitas',
    },
  },
};
