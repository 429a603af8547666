import type { Field, NamedTab, Tab } from 'payload';
import { campoInstante } from '../../campos/data.ts';

/** Who may take part and when. The engine holds every one of these. */
export const regras: Exclude<Tab, NamedTab> = {
  label: 'Regras',
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'permitirCpf', label: 'Aceita pessoa física (CPF)', type: 'checkbox', defaultValue: true },
        {
          name: 'permitirCnpj',
          label: 'Aceita pessoa jurídica (CNPJ)',
          type: 'checkbox',
          defaultValue: true,
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
      admin: { description: 'O que cada pessoa confirma antes de participar.' },
    },
    {
      name: 'documentosObrigatorios',
      label: 'Exige documentos conferidos para participar',
      type: 'checkbox',
      defaultValue: false,
    },
    {
      name: 'segundoFatorObrigatorio',
      label: 'Exige segundo fator no login de quem participa',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'Só participa quem entra com senha e código do celular. Quem não tem o código é levado a ativá-lo.',
      },
    },
    janela(
      'janelaCadastro',
      'Período de cadastro',
      'Fora dele ninguém cria conta. Sem datas, fica sempre aberto.',
    ),
    janela(
      'janelaVisualizacao',
      'Período de visualização',
      'Fora dele o site não mostra o que está à venda. Sem datas, fica sempre aberto.',
    ),
  ],
};

function janela(name: string, label: string, description: string): Field {
  return {
    name,
    label,
    type: 'group',
    admin: { description },
    fields: [
      {
        type: 'row',
        fields: [
          campoInstante('inicio', 'Início'),
          {
            ...campoInstante('fim', 'Fim'),
            validate: (valor: unknown, { siblingData }: { siblingData: unknown }) => {
              const { inicio } = siblingData as { inicio?: string | null };
              return valor && inicio && Date.parse(String(valor)) <= Date.parse(inicio)
                ? 'O fim precisa vir depois do início.'
                : true;
            },
          } as Field,
        ],
      },
      {
        name: `${name}Agora`,
        type: 'ui',
        admin: { components: { Field: '/marca/JanelaAgora.tsx#JanelaAgora' } },
      },
    ],
  };
}
