import { randomBytes } from 'node:crypto';
import {
  caminhoDaPresenca,
  NOME_ESQUECIDO,
  ROTULOS_SITUACAO_CONVIDADO,
  SITUACOES_CONVIDADO,
} from '@martelo/shared/convidado';
import {
  type ConvidadoEscrita,
  codigoDoConvidado,
  comAcompanhantes,
  convidadoEscrita,
} from '@martelo/shared/convidado.esquema';
import { mascararCpfOuCnpj, mascararEmail, mascararTelefone } from '@martelo/shared/documentos';
import { ErroMartelo } from '@martelo/shared/erros';
import { QUEM_CUIDA_DE_EVENTOS, QUEM_VE_CONTATOS_DE_CONVIDADOS } from '@martelo/shared/papeis';
import { z } from 'zod';
import { tem } from '../api/recurso/politica.ts';
import { recurso } from '../api/recurso/recurso.ts';
import type { ServicosDaCasa } from './servicos.ts';

const EQUIPE = QUEM_CUIDA_DE_EVENTOS;
const instante = z.iso.datetime().nullable().default(null);
const quantos = z.int().min(0).nullable().default(null);

/** 128 bits that nobody guesses. */
export const novoCodigoDeConvidado = (): string => randomBytes(16).toString('base64url');

const guarda = {
  codigo: codigoDoConvidado.default(novoCodigoDeConvidado),
  situacao: z.enum(SITUACOES_CONVIDADO).default('CONVIDADO'),
  /** How many they said that they bring; null: they did not say that they come. */
  vem: quantos,
  /** How many came along. */
  vieram: quantos,
  convidadoEm: instante,
  respondidoEm: instante,
  chegouEm: instante,
  /** Who it was is not kept any more since; that somebody was invited and came is. */
  esquecidoEm: instante,
};

/** A guest as it is stored. */
export type ConvidadoGuardado = ConvidadoEscrita &
  z.output<z.ZodObject<typeof guarda>> & {
    uid: string;
    id: number;
    hotsiteId: number;
    removidoEm?: string | undefined;
  };

/** People who are invited to an event: their answer, who they bring, and that they came. They need no account. */
export const CONVIDADOS = recurso({
  nome: 'convidado',
  colecao: 'convidados',
  caminho: '/v1/eventos-convidados',
  modulo: 'site',
  rotulo: { um: 'Convidado', varios: 'Convidados' },
  escrita: convidadoEscrita,
  guarda,
  marca: 'hotsiteId',
  papeis: { le: EQUIPE, escreve: EQUIPE },
  lista: { colunas: ['nome', 'eventoId', 'situacao', 'acompanhantes', 'vem', 'vieram', 'convidadoEm'] },
  campos: {
    nome: { rotulo: 'Nome', busca: true },
    eventoId: { rotulo: 'Evento' },
    situacao: { rotulo: 'Situação' },
    documento: {
      rotulo: 'CPF ou CNPJ',
      busca: true,
      mascara: { com: mascararCpfOuCnpj, inteiro: QUEM_VE_CONTATOS_DE_CONVIDADOS },
    },
    email: {
      rotulo: 'E-mail',
      busca: true,
      mascara: { com: mascararEmail, inteiro: QUEM_VE_CONTATOS_DE_CONVIDADOS },
    },
    telefone: {
      rotulo: 'Telefone',
      mascara: { com: mascararTelefone, inteiro: QUEM_VE_CONTATOS_DE_CONVIDADOS },
    },
    acompanhantes: { rotulo: 'Pode levar', semArvore: true },
    vem: { rotulo: 'Disse que leva', semArvore: true },
    vieram: { rotulo: 'Vieram com ele', semArvore: true },
    convidadoEm: { rotulo: 'Carta enviada em', semArvore: true },
    chegouEm: { rotulo: 'Chegou em', semArvore: true },
    esquecidoEm: { rotulo: 'Esquecido em', semArvore: true },
    codigo: { rotulo: 'Código', unico: true },
  },
  rotulos: { observacao: 'Observação', respondidoEm: 'Respondeu em' },
  valores: { situacao: ROTULOS_SITUACAO_CONVIDADO },
  // The code answers in the guest's place.
  reservados: { campos: ['codigo'], para: QUEM_VE_CONTATOS_DE_CONVIDADOS },
  unicos: [
    ['eventoId', 'email'],
    ['eventoId', 'documento'],
  ],
  refs: { eventoId: 'evento' },
  async confere({ antes, depois }) {
    if (antes !== null && antes.esquecidoEm !== null && antes.removidoEm === depois.removidoEm)
      throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
        ...{ campoRotulo: 'o convidado', campo: 'nome' },
        porque: 'os dados dele já foram apagados',
      });
    if (antes !== null && antes.eventoId !== depois.eventoId)
      throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
        ...{ campoRotulo: 'o evento', campo: 'eventoId' },
        porque: 'o convite já é deste; cadastre o convidado no outro',
      });
    if ((depois.vem ?? 0) > depois.acompanhantes)
      throw new ErroMartelo('REQUISICAO_INVALIDA', {}, [
        `acompanhantes: já disse que leva ${depois.vem}; não diminua para menos`,
      ]);
  },
  transicoes: {
    campo: 'situacao',
    tabela: [
      { de: 'CONVIDADO', para: 'CONFIRMADO', quem: EQUIPE },
      { de: 'CONVIDADO', para: 'PRESENTE', quem: EQUIPE },
      { de: 'CONFIRMADO', para: 'PRESENTE', quem: EQUIPE },
      { de: 'CONVIDADO', para: 'AUSENTE', quem: EQUIPE },
      { de: 'CONFIRMADO', para: 'AUSENTE', quem: EQUIPE },
      { de: 'CONVIDADO', para: 'CANCELADO', quem: EQUIPE },
      { de: 'CONFIRMADO', para: 'CANCELADO', quem: EQUIPE },
      // Somebody came late, or the wrong one was let in, or thinks again.
      { de: 'AUSENTE', para: 'PRESENTE', quem: EQUIPE },
      { de: 'PRESENTE', para: 'CONFIRMADO', quem: EQUIPE },
      { de: 'CANCELADO', para: 'CONFIRMADO', quem: EQUIPE },
    ],
  },
  acoes: {
    convidar: {
      resumo: 'Envia o convite por e-mail, com o link para responder',
      papeis: EQUIPE,
      executar({ doc }, { agora }) {
        if (doc.email === undefined)
          throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['email: escreva o e-mail antes de convidar']);
        if (doc.situacao !== 'CONVIDADO' && doc.situacao !== 'CONFIRMADO')
          throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
            ...{ campoRotulo: 'o convite', campo: 'situacao' },
            porque: `está ${ROTULOS_SITUACAO_CONVIDADO[doc.situacao].toLowerCase()}`,
          });
        return { convidadoEm: new Date(agora()).toISOString() };
      },
    },
    confirmar: {
      resumo: 'Confirma que vem',
      papeis: EQUIPE,
      para: 'CONFIRMADO',
      corpo: comAcompanhantes,
      executar: ({ doc, corpo }, { agora }) => ({
        ...{ situacao: 'CONFIRMADO' as const, respondidoEm: new Date(agora()).toISOString() },
        vem: quantosDe(
          doc,
          (corpo as z.output<typeof comAcompanhantes>).acompanhantes ?? doc.vem ?? doc.acompanhantes,
        ),
        ...{ chegouEm: null, vieram: null },
      }),
    },
    chegar: {
      resumo: 'Anota que chegou',
      papeis: EQUIPE,
      para: 'PRESENTE',
      corpo: comAcompanhantes,
      executar: ({ doc, corpo }, { agora }) =>
        chegado(doc, agora(), (corpo as z.output<typeof comAcompanhantes>).acompanhantes),
    },
    faltar: {
      resumo: 'Anota que não veio',
      papeis: EQUIPE,
      para: 'AUSENTE',
      executar: () => ({ situacao: 'AUSENTE' as const }),
    },
    cancelar: {
      resumo: 'Cancela o convite',
      papeis: EQUIPE,
      para: 'CANCELADO',
      executar: () => ({ situacao: 'CANCELADO' as const, vem: null }),
    },
  },
  detalhe: {
    resposta: {
      caminho: z.string().nullable().describe('No site da marca, onde responde; a quem o vê inteiro'),
    },
    de: async ({ codigo }, acesso) => ({
      caminho: tem(acesso, QUEM_VE_CONTATOS_DE_CONVIDADOS) ? caminhoDaPresenca(codigo) : null,
    }),
  },
  efeitos: {
    carta: {
      rotulo: 'Convite por e-mail',
      em: ['convidar'],
      dados: z.strictObject({}),
      prepara: () => ({}),
      faz: (_, servicos: ServicosDaCasa, { uid, chave }) => servicos.enviarConviteDoEvento(uid, chave),
    },
  },
});

/** @throws ErroMartelo where they are more than may come */
export function quantosDe(
  { acompanhantes }: Pick<ConvidadoGuardado, 'acompanhantes'>,
  quantos: number,
): number {
  if (quantos > acompanhantes)
    throw new ErroMartelo('REQUISICAO_INVALIDA', {}, [`acompanhantes: pode levar até ${acompanhantes}`]);
  return quantos;
}

/** What a guest becomes who came; who brings more than may is let in by who stands there changing how many may first. */
export const chegado = (
  doc: Pick<ConvidadoGuardado, 'acompanhantes' | 'vem'>,
  agora: number,
  acompanhantes: number = doc.vem ?? 0,
) => ({
  ...{ situacao: 'PRESENTE' as const, chegouEm: new Date(agora).toISOString() },
  vieram: quantosDe(doc, acompanhantes),
});

/** What is left of a guest who is nobody's to know any more: the count. */
export function semQuemEra(guardado: ConvidadoGuardado, em: string): ConvidadoGuardado {
  const { documento: _, email: __, telefone: ___, observacao: ____, ...fica } = guardado;
  return { ...fica, nome: NOME_ESQUECIDO, codigo: novoCodigoDeConvidado(), esquecidoEm: em };
}
