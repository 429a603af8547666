import {
  criterio,
  FORMATOS_DE_EXPORTACAO,
  ROTULOS_FORMATO,
  ROTULOS_SITUACAO_DA_EXPORTACAO,
  SITUACOES_DA_EXPORTACAO,
} from '@martelo/shared/exportacao-da-casa';
import { z } from 'zod';
import { recurso } from '../api/recurso/recurso.ts';

const instante = z.iso.datetime();

/**
 * A file that one of the house asked for: who took what away, when, by which question (BO16). It stays when the file is gone; rows are not in
 * it, nor any of what the question was asked by but its words.
 */
export const EXPORTACOES_DA_CASA = recurso({
  nome: 'exportacao',
  colecao: 'exportacoesDaCasa',
  caminho: '/v1/exportacoes-da-casa',
  rotulo: { um: 'Exportação', varios: 'Exportações' },
  modulo: 'manutencao',
  titulo: ['titulo', 'pedidaEm'],
  lista: { rota: 'exportacoes', colunas: ['titulo', 'autor', 'pedidaEm', 'formato', 'situacao', 'linhas'] },
  escrita: z.strictObject({}),
  guarda: {
    titulo: z.string().max(200),
    oQue: z.string().max(80),
    formato: z.enum(FORMATOS_DE_EXPORTACAO),
    situacao: z.enum(SITUACOES_DA_EXPORTACAO),
    criterios: z.array(criterio),
    inteiros: z.boolean(),
    removidos: z.boolean(),
    por: z.guid(),
    autor: z.string(),
    pedidaEm: instante,
    prontaEm: instante.nullable(),
    expiraEm: instante.nullable(),
    baixadaEm: instante.nullable(),
    linhas: z.int().min(0),
    total: z.int().min(0),
    bytes: z.int().min(0).nullable(),
    motivo: z.string().max(500).nullable(),
    arquivo: z.string().max(200),
    /** The question as it was asked; null once it is answered. */
    parametros: z.record(z.string(), z.string()).nullable(),
    /** What its author was shown by it, as a digest. */
    alcance: z.string().nullable(),
    /** Of the run that made the file, or is making it; its parts are named by it. */
    execucao: z.guid().nullable(),
    partes: z.int().min(0),
    tentativas: z.int().min(0),
    /** Not taken up before. */
    aPartirDe: instante.nullable(),
    /** When who is making it last said so. */
    sinalEm: instante.nullable(),
  },
  marca: 'hotsiteId',
  papeis: { le: ['Interno - ADM'], escreve: [] },
  campos: {
    titulo: { rotulo: 'O quê', busca: true },
    autor: { rotulo: 'Quem pediu', busca: true },
    pedidaEm: { rotulo: 'Pedida em' },
    situacao: { rotulo: 'Situação' },
    formato: { rotulo: 'Formato', semArvore: true },
    inteiros: { rotulo: 'Dados por inteiro', semArvore: true },
    por: { rotulo: 'Quem pediu (identificador)' },
    oQue: { rotulo: 'Espécie' },
    linhas: { rotulo: 'Linhas', semArvore: true },
  },
  rotulos: {
    criterios: 'Critérios',
    'criterios.rotulo': 'Campo',
    'criterios.valor': 'Valor',
    removidos: 'Com removidos',
    prontaEm: 'Pronta em',
    expiraEm: 'Expira em',
    baixadaEm: 'Baixada em',
    total: 'Linhas ao pedir',
    bytes: 'Tamanho (bytes)',
    motivo: 'Por que falhou',
    arquivo: 'Nome do arquivo',
    parametros: 'Parâmetros',
    alcance: 'Alcance',
    execucao: 'Execução',
    partes: 'Partes',
    tentativas: 'Tentativas',
    aPartirDe: 'A partir de',
    sinalEm: 'Último sinal',
  },
  valores: { formato: ROTULOS_FORMATO, situacao: ROTULOS_SITUACAO_DA_EXPORTACAO },
  reservados: {
    campos: [
      ...['parametros', 'alcance', 'execucao', 'partes', 'tentativas', 'aPartirDe', 'sinalEm', 'arquivo'],
    ],
    para: [],
  },
  semHistorico: true,
  semRemocao: true,
});

export type Exportacao = z.output<(typeof EXPORTACOES_DA_CASA)['schema']>;
