import { ErroMartelo } from '@martelo/shared/erros';
import { QUEM_ELIMINA_DADOS, QUEM_RESPONDE_TITULARES } from '@martelo/shared/papeis';
import { paragrafos } from '@martelo/shared/texto';
import {
  CAMPOS_A_CORRIGIR,
  DOCUMENTOS_DA_CORRECAO,
  type DocumentosDaCorrecao,
  detalheDaSolicitacao,
  ROTULOS_CAMPO_A_CORRIGIR,
  ROTULOS_DOCUMENTOS_DA_CORRECAO,
  ROTULOS_SITUACAO_SOLICITACAO,
  ROTULOS_SOLICITACAO,
  SITUACOES_SOLICITACAO,
  TIPOS_DE_SOLICITACAO,
} from '@martelo/shared/titular';
import { z } from 'zod';
import { recurso } from '../api/recurso/recurso.ts';
import { autorDe } from '../records/politica.ts';
import type { ServicosDaCasa } from './servicos.ts';

const RESPONDEM = QUEM_RESPONDE_TITULARES;
const instante = z.iso.datetime();
const resposta = paragrafos(2_000).min(3, 'escreva a resposta a quem pediu');

/**
 * What people ask of their own data (LGPD, art. 18): a correction of what they cannot change alone, or erasure. Clients ask and take back by
 * calls of their own; staff answer in fifteen days.
 */
export const SOLICITACOES_LGPD = recurso({
  nome: 'solicitacaoLgpd',
  colecao: 'solicitacoesLgpd',
  caminho: '/v1/solicitacoes-lgpd',
  rotulo: { um: 'Pedido de titular', varios: 'Pedidos de titulares' },
  modulo: 'manutencao',
  titulo: ['tipo'],
  fila: {
    campo: 'situacao',
    valores: ['RECEBIDA', 'EM_ANALISE'],
    rotulo: 'Pedidos de titulares sem resposta',
  },
  escrita: z.strictObject({}),
  guarda: {
    cliUid: z.guid(),
    tipo: z.enum(TIPOS_DE_SOLICITACAO),
    situacao: z.enum(SITUACOES_SOLICITACAO),
    campo: z.enum(CAMPOS_A_CORRIGIR).nullable().default(null),
    /** As it should be; gone once the account is erased. */
    valor: z.string().max(200).nullable().default(null),
    explicacao: z.string().max(1_000).default(''),
    pedidaEm: instante,
    prazo: instante,
    respondidaEm: instante.nullable().default(null),
    respondidaPor: z.string().nullable().default(null),
    resposta: z.string().nullable().default(null),
    /** Of a correction that was granted: what whoever granted it said of the documents. */
    documentos: z.enum(DOCUMENTOS_DA_CORRECAO).nullable().default(null),
    /** When what was granted had been done. */
    executadaEm: instante.nullable().default(null),
  },
  marca: 'hotsiteId',
  papeis: { le: RESPONDEM, escreve: [] },
  conduzem: RESPONDEM,
  dono: { campo: 'cliUid' },
  campos: {
    tipo: { rotulo: 'Pedido' },
    situacao: { rotulo: 'Situação' },
    cliUid: { rotulo: 'Cliente' },
    pedidaEm: { rotulo: 'Pedida em' },
    prazo: { rotulo: 'Responder até' },
  },
  rotulos: {
    campo: 'O que corrigir',
    valor: 'Como deve ficar',
    explicacao: 'Explicação',
    respondidaEm: 'Respondida em',
    respondidaPor: 'Respondida por',
    resposta: 'Resposta',
    documentos: 'Documentos que provavam',
    executadaEm: 'Feita em',
  },
  valores: {
    tipo: ROTULOS_SOLICITACAO,
    situacao: ROTULOS_SITUACAO_SOLICITACAO,
    campo: ROTULOS_CAMPO_A_CORRIGIR,
    documentos: ROTULOS_DOCUMENTOS_DA_CORRECAO,
  },
  transicoes: {
    campo: 'situacao',
    tabela: [
      { de: 'RECEBIDA', para: 'EM_ANALISE', quem: RESPONDEM },
      { de: 'RECEBIDA', para: 'ATENDIDA', quem: RESPONDEM },
      { de: 'RECEBIDA', para: 'NEGADA', quem: RESPONDEM },
      { de: 'EM_ANALISE', para: 'ATENDIDA', quem: RESPONDEM },
      { de: 'EM_ANALISE', para: 'NEGADA', quem: RESPONDEM },
    ],
  },
  acoes: {
    analisar: {
      resumo: 'Começa a análise',
      papeis: RESPONDEM,
      para: 'EM_ANALISE',
      executar: () => ({ situacao: 'EM_ANALISE' as const }),
    },
    atender: {
      resumo: 'Atende: o que foi pedido é feito',
      papeis: RESPONDEM,
      para: 'ATENDIDA',
      // The answer is to one person, and what is erased comes back to nobody.
      soUm: true,
      corpo: z.strictObject({
        resposta,
        documentos: z
          .enum(DOCUMENTOS_DA_CORRECAO)
          .optional()
          .describe(
            'De uma correção do que um documento aprovado provou: se ele já mostra assim, ou se é pedido de novo',
          ),
      }),
      async executar({ doc, corpo, chamador: { acesso } }, servicos: ServicosDaCasa) {
        if (doc.situacao === 'RECEBIDA' || doc.situacao === 'EM_ANALISE') {
          const { cliUid, tipo, campo, valor } = doc;
          if (tipo === 'ELIMINACAO') {
            const pode =
              acesso.tipo === 'interno' &&
              acesso.papeis.some((um) => QUEM_ELIMINA_DADOS.includes(um as never));
            if (!pode) throw new ErroMartelo('SEM_PERMISSAO', { papeis: QUEM_ELIMINA_DADOS.join(', ') });
            await servicos.exigirEliminavel(cliUid);
          } else
            await servicos.exigirCorrigivel({
              ...{ cliUid, campo: campo ?? 'outro', valor: valor ?? '' },
              documentos: ditoDosDocumentos(corpo.documentos),
            });
        }
        return {
          ...{ situacao: 'ATENDIDA' as const, documentos: ditoDosDocumentos(corpo.documentos) },
          ...respondida(String(corpo.resposta), acesso, servicos),
        };
      },
    },
    negar: {
      resumo: 'Nega, com o fundamento',
      papeis: RESPONDEM,
      para: 'NEGADA',
      // The ground is of one request.
      soUm: true,
      corpo: z.strictObject({ resposta }),
      executar: ({ corpo, chamador: { acesso } }, servicos: ServicosDaCasa) => ({
        situacao: 'NEGADA' as const,
        ...respondida(String(corpo.resposta), acesso, servicos),
      }),
    },
  },
  detalhe: {
    resposta: detalheDaSolicitacao.shape,
    de: ({ cliUid, hotsiteId, tipo, campo }, _, servicos: ServicosDaCasa) =>
      servicos.detalheDaSolicitacao({ cliUid, hotsiteId, tipo, campo }),
  },
  efeitos: {
    corrigir: {
      rotulo: 'Correção no cadastro',
      em: ['atender'],
      dados: z.strictObject({}),
      prepara: ({ depois }) => (depois.tipo === 'CORRECAO' ? {} : null),
      faz: (_, servicos: ServicosDaCasa, { uid }) => servicos.corrigirTitular(uid),
    },
    eliminar: {
      rotulo: 'Eliminação dos dados pessoais',
      em: ['atender'],
      dados: z.strictObject({}),
      prepara: ({ depois }) => (depois.tipo === 'ELIMINACAO' ? {} : null),
      faz: (_, servicos: ServicosDaCasa, { uid, chave }) => servicos.encerrarTitular(uid, chave),
    },
    responder: {
      rotulo: 'Aviso a quem pediu',
      em: ['atender', 'negar'],
      dados: z.strictObject({}),
      // Of an erasure that was granted the letter goes out before the address does.
      prepara: ({ depois, ato }) => (depois.tipo === 'ELIMINACAO' && ato === 'atender' ? null : {}),
      faz: (_, servicos: ServicosDaCasa, { uid, chave }) => servicos.avisarSolicitacao(uid, chave),
    },
  },
});

/** The schema has read it; an action's body is typed as anything. */
const ditoDosDocumentos = (dito: unknown): DocumentosDaCorrecao | null =>
  DOCUMENTOS_DA_CORRECAO.find((um) => um === dito) ?? null;

const respondida = (
  dita: string,
  acesso: Parameters<typeof autorDe>[0],
  { agora }: Pick<ServicosDaCasa, 'agora'>,
) => ({
  resposta: dita,
  respondidaEm: new Date(agora()).toISOString(),
  respondidaPor: autorDe(acesso),
});
