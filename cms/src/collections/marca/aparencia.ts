import type { Field, NamedTab, Tab } from 'payload';

/** What the brand wears. */
export const aparencia: Exclude<Tab, NamedTab> = {
  label: 'Aparência',
  fields: [
    {
      name: 'previaDoTema',
      type: 'ui',
      admin: { components: { Field: '/marca/PreviaDoTema.tsx#PreviaDoTema' } },
    },
    {
      type: 'row',
      fields: [
        cor('corPrimaria', 'Cor primária', 'Botões, links e destaques.', true),
        cor('corSecundaria', 'Cor secundária', 'Selos e detalhes.', true),
      ],
    },
    {
      type: 'row',
      fields: [
        cor('corGradient1', 'Gradiente: começo', 'As três pintam a abertura e as chamadas.'),
        cor('corGradient2', 'Gradiente: meio'),
        cor('corGradient3', 'Gradiente: fim'),
      ],
    },
    {
      type: 'row',
      fields: [
        imagem('logo', 'Logo', 'No topo do site, sobre branco. PNG ou WebP com fundo transparente.'),
        imagem('logoClara', 'Logo para fundo escuro', 'No rodapé. Sem ela, o nome é escrito em branco.'),
      ],
    },
    imagem(
      'favicon',
      'Ícone',
      'Uma imagem quadrada, de preferência com 512 px. Dela saem a aba do navegador, o atalho do celular e o aplicativo. Sem ela, é a inicial do nome na cor da marca.',
    ),
    {
      name: 'previaDosIcones',
      type: 'ui',
      admin: { components: { Field: '/marca/PreviaDosIcones.tsx#PreviaDosIcones' } },
    },
  ],
};

function cor(name: string, label: string, description?: string, required = false): Field {
  return {
    name,
    label,
    type: 'text',
    required,
    validate: (valor: unknown) =>
      (!required && !valor) || (typeof valor === 'string' && /^#[0-9a-fA-F]{6}$/.test(valor))
        ? true
        : 'Use uma cor no formato #1a2b3c.',
    admin: { description, components: { Field: '/campos/CampoCor.tsx#CampoCor' } },
  };
}

function imagem(name: string, label: string, description: string): Field {
  return {
    name,
    label,
    type: 'upload',
    relationTo: 'midia',
    admin: { description },
    // One brand never wears another's pictures.
    filterOptions: ({ id }) => (id ? { hotsite: { equals: id } } : true),
  };
}
