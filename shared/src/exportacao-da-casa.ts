import { z } from 'zod';
import { comandoId } from './identificador.ts';

/** Rows that one file takes, whatever its format. */
export const MAXIMO_DA_EXPORTACAO = 200_000;
/** Rows that one report takes on paper: some hundred and fifty pages, drawn within seconds. More is for a sheet. */
export const MAXIMO_NO_PAPEL = 2_000;
/** How long a file that is ready may be fetched. */
export const VALIDADE_DO_ARQUIVO_MS = 7 * 86_400_000;
/** Files of one person that are waited for at a time. */
export const EXPORTACOES_DE_UMA_VEZ = 5;

/** `pdf`: of reports alone, to be printed or kept; bounded (`MAXIMO_NO_PAPEL`). */
export const FORMATOS_DE_EXPORTACAO = ['xlsx', 'csv', 'pdf'] as const;
export type FormatoDeExportacao = (typeof FORMATOS_DE_EXPORTACAO)[number];
export const ROTULOS_FORMATO: Record<FormatoDeExportacao, string> = {
  xlsx: 'Planilha (XLSX)',
  csv: 'Texto (CSV)',
  pdf: 'Papel (PDF)',
};

export const SITUACOES_DA_EXPORTACAO = [
  ...(['ESPERANDO', 'FAZENDO', 'PRONTA', 'FALHOU', 'CANCELADA', 'EXPIRADA'] as const),
] as const;
export type SituacaoDaExportacao = (typeof SITUACOES_DA_EXPORTACAO)[number];
export const ROTULOS_SITUACAO_DA_EXPORTACAO: Record<SituacaoDaExportacao, string> = {
  ESPERANDO: 'Na fila',
  FAZENDO: 'Sendo feita',
  PRONTA: 'Pronta',
  FALHOU: 'Falhou',
  CANCELADA: 'Cancelada',
  EXPIRADA: 'Expirada',
};

/** Whether its file is still to come. */
export const exportacaoEmCurso = (situacao: SituacaoDaExportacao): boolean =>
  situacao === 'ESPERANDO' || situacao === 'FAZENDO';

/** What a file was asked by, as people read it. */
export const criterio = z.strictObject({ rotulo: z.string(), valor: z.string() });
export type Criterio = z.infer<typeof criterio>;

/** A file that one of the house asked for, as its author is shown it. */
export const exportacaoDaCasa = z.strictObject({
  uid: z.guid(),
  oQue: z.string().describe('O nome da espécie cuja lista se exporta'),
  titulo: z.string(),
  formato: z.enum(FORMATOS_DE_EXPORTACAO),
  situacao: z.enum(SITUACOES_DA_EXPORTACAO),
  criterios: z.array(criterio),
  inteiros: z.boolean().describe('Com os campos mascarados por inteiro'),
  linhas: z.int().describe('Já escritas'),
  total: z.int().describe('Contadas ao pedir; ao ficar pronta, as escritas'),
  bytes: z.int().nullable(),
  pedidaEm: z.iso.datetime(),
  prontaEm: z.iso.datetime().nullable(),
  expiraEm: z.iso.datetime().nullable(),
  motivo: z.string().nullable().describe('Por que falhou'),
});
export type ExportacaoDaCasa = z.infer<typeof exportacaoDaCasa>;

export const pedidoDeExportacao = z.strictObject({
  comandoId: comandoId.optional(),
  oQue: z.string().min(1).max(80).describe('O nome da espécie, como em /v1/recursos'),
  formato: z.enum(FORMATOS_DE_EXPORTACAO).default('xlsx'),
  parametros: z
    .record(z.string().max(60), z.string().max(8_000))
    .default({})
    .describe('Os da lista, como no endereço dela: filtro, ordenar, ordem, removidos; e inteiros'),
});

/** How far a file is, as its author's open pages are told. */
export type PassoDaExportacao = Pick<ExportacaoDaCasa, 'uid' | 'situacao' | 'linhas' | 'total'>;
