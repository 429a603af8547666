import type { Field, TabsField } from 'payload';
import { campoInstante } from '../campos/data.ts';

/** What the panel asks of a brand, tab by tab. */
export const abasDaMarca: TabsField['tabs'] = [
  {
    label: 'Identidade',
    fields: [
      { name: 'nome', type: 'text', label: 'Nome', required: true, maxLength: 120 },
      {
        name: 'tipo',
        label: 'Tipo',
        type: 'select',
        required: true,
        defaultValue: 'leilao',
        options: [
          { value: 'leilao', label: 'Leilão (lances e lotes)' },
          { value: 'loja', label: 'Loja (ofertas e anúncios)' },
        ],
      },
      {
        type: 'row',
        fields: [
          {
            name: 'subdominio',
            label: 'Subdomínio',
            type: 'text',
            required: true,
            unique: true,
            validate: (valor: unknown) =>
              typeof valor === 'string' && /^[a-z0-9][a-z0-9-]{0,62}$/.test(valor)
                ? true
                : 'Use letras minúsculas, números e hífen.',
          },
          { name: 'dominio', label: 'Domínio próprio', type: 'text', maxLength: 253, index: true },
        ],
      },
      {
        type: 'row',
        fields: [cor('corPrimaria', 'Cor primária', true), cor('corSecundaria', 'Cor secundária', true)],
      },
      {
        type: 'row',
        fields: [
          cor('corGradient1', 'Gradiente 1'),
          cor('corGradient2', 'Gradiente 2'),
          cor('corGradient3', 'Gradiente 3'),
        ],
      },
      {
        type: 'row',
        fields: [
          marcaDeImagem('logo', 'Logo'),
          marcaDeImagem('logoClara', 'Logo para fundo escuro'),
          marcaDeImagem('favicon', 'Ícone da aba'),
        ],
      },
    ],
  },
  {
    label: 'Contato e rodapé',
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'telefoneContato', label: 'Telefone', type: 'text', maxLength: 30 },
          { name: 'emailContato', label: 'E-mail', type: 'email' },
        ],
      },
      { name: 'endereco', label: 'Endereço', type: 'text', maxLength: 300 },
      {
        type: 'row',
        fields: [
          { name: 'latitude', label: 'Latitude', type: 'number', required: true, min: -90, max: 90 },
          {
            name: 'longitude',
            label: 'Longitude',
            type: 'number',
            required: true,
            min: -180,
            max: 180,
          },
        ],
      },
      { name: 'mensagemRodape', label: 'Mensagem do rodapé', type: 'textarea', maxLength: 600 },
      {
        name: 'redesSociais',
        label: 'Redes sociais',
        labels: { singular: 'Rede', plural: 'Redes' },
        type: 'array',
        fields: [
          {
            type: 'row',
            fields: [
              { name: 'rede', label: 'Rede', type: 'text', required: true, maxLength: 40 },
              { name: 'url', label: 'Endereço', type: 'text', required: true, validate: enderecoWeb },
            ],
          },
        ],
      },
      {
        name: 'paginasFixas',
        label: 'Páginas no rodapé',
        labels: { singular: 'Página', plural: 'Páginas' },
        type: 'array',
        fields: [
          {
            type: 'row',
            fields: [
              { name: 'titulo', label: 'Título', type: 'text', required: true, maxLength: 80 },
              {
                name: 'uri',
                label: 'Endereço da página',
                type: 'text',
                required: true,
                maxLength: 120,
              },
            ],
          },
        ],
      },
    ],
  },
  {
    label: 'Regras',
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'permitirCpf', label: 'Aceita pessoa física', type: 'checkbox', defaultValue: true },
          {
            name: 'permitirCnpj',
            label: 'Aceita pessoa jurídica',
            type: 'checkbox',
            defaultValue: true,
          },
          {
            name: 'documentosObrigatorios',
            label: 'Exige documentos para dar lance',
            type: 'checkbox',
            defaultValue: false,
          },
        ],
      },
      {
        name: 'confirmacoesObrigatorias',
        label: 'Confirmações obrigatórias',
        type: 'select',
        hasMany: true,
        options: [
          { value: 'email', label: 'E-mail' },
          { value: 'telefone', label: 'Telefone' },
        ],
      },
      janela('janelaCadastro', 'Período de cadastro'),
      janela('janelaVisualizacao', 'Período de visualização'),
    ],
  },
  {
    label: 'Métricas',
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'analyticsTipo',
            label: 'Ferramenta',
            type: 'select',
            options: [{ value: 'googleAnalytics', label: 'Google Analytics' }],
          },
          { name: 'analyticsId', label: 'Identificador', type: 'text', maxLength: 40 },
        ],
      },
    ],
  },
];

function janela(name: string, label: string): Field {
  return {
    name,
    label,
    type: 'group',
    admin: { description: 'Sem datas, fica sempre aberta.' },
    fields: [{ type: 'row', fields: [campoInstante('inicio', 'Início'), campoInstante('fim', 'Fim')] }],
  };
}

function cor(name: string, label: string, required = false): Field {
  return {
    name,
    label,
    type: 'text',
    required,
    validate: (valor: unknown) =>
      (!required && !valor) || (typeof valor === 'string' && /^#[0-9a-fA-F]{6}$/.test(valor))
        ? true
        : 'Use uma cor no formato #1a2b3c.',
    admin: { components: { Field: '/campos/CampoCor.tsx#CampoCor' } },
  };
}

function marcaDeImagem(name: string, label: string): Field {
  return {
    name,
    label,
    type: 'upload',
    relationTo: 'midia',
  };
}

function enderecoWeb(valor: unknown): true | string {
  return typeof valor === 'string' && URL.canParse(valor) && /^https?:/.test(valor)
    ? true
    : 'Use um endereço completo, começando com https://';
}
