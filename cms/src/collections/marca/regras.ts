import { DIAS_DE_DESISTENCIA_MIN } from '@martelo/shared/hotsite';
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
    {
      name: 'minutosAvisoFavorito',
      label: 'Avisar de favoritos quantos minutos antes do fim',
      type: 'number',
      min: 5,
      max: 1440,
      admin: {
        step: 5,
        description: 'Quem marcou um coração é avisado tantos minutos antes do encerramento. Vazio: 30.',
      },
    },
    {
      name: 'prazoPagamento',
      label: 'Prazo de pagamento',
      type: 'group',
      admin: { description: 'Conta do dia do leilão, ou da venda se for depois. Vazio: 2 dias corridos.' },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'dias',
              label: 'Dias',
              type: 'number',
              min: 0,
              max: 60,
              admin: { step: 1 },
              validate: diasInteiros(0, 60),
            },
            {
              name: 'uteis',
              label: 'Contar só dias úteis',
              type: 'checkbox',
              defaultValue: false,
            },
          ],
        },
      ],
    },
    {
      name: 'diasDesistencia',
      label: 'Desistência automática quantos dias depois do prazo',
      type: 'number',
      min: DIAS_DE_DESISTENCIA_MIN,
      max: 90,
      validate: diasInteiros(DIAS_DE_DESISTENCIA_MIN, 90),
      admin: {
        step: 1,
        description:
          'A compra que ninguém pagou é desfeita depois de três avisos, em três dias. Vazio: nenhuma é desfeita sozinha.',
      },
    },
    {
      name: 'multaDesistencia',
      label: 'Multa por desistência (% dos lances)',
      type: 'number',
      min: 0,
      max: 100,
      admin: { description: 'Retida do que foi pago, quando o cliente desiste. Vazio: nenhuma.' },
    },
    {
      name: 'agruparVendas',
      label: 'Juntar as compras de um cliente no mesmo leilão',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'O novo lote entra na compra aberta que ainda não tem pagamento.' },
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

/** Whole days, or none. */
function diasInteiros(minimo: number, maximo: number) {
  return (valor: unknown): true | string =>
    valor == null || (Number.isInteger(valor) && Number(valor) >= minimo && Number(valor) <= maximo)
      ? true
      : `Informe um número inteiro de ${minimo} a ${maximo}.`;
}
