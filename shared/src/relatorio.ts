import { z } from 'zod';
import { exportacaoDaCasa, FORMATOS_DE_EXPORTACAO } from './exportacao-da-casa.ts';

/** Whose a report is: the house's, or a consignor's own. */
export const PARA_QUEM = ['casa', 'comitente'] as const;
export type ParaQuem = (typeof PARA_QUEM)[number];

/** By what name a report is asked for and kept as a file. */
export const exportavelDoRelatorio = (nome: string): string => `relatorio:${nome}`;

/** What a report may be narrowed by. */
export const PARAMETROS_DE_RELATORIO = ['leilao', 'de', 'ate', 'situacao'] as const;
export type ParametroDeRelatorio = (typeof PARAMETROS_DE_RELATORIO)[number];

export const relatorioDescrito = z.object({
  nome: z.string(),
  titulo: z.string(),
  descricao: z.string(),
  grupo: z.string().describe('Sob o que aparece no catálogo'),
  para: z.enum(PARA_QUEM),
  colunas: z.array(z.string()),
  formatos: z.array(z.enum(FORMATOS_DE_EXPORTACAO)),
  parametros: z.object({
    leilao: z.boolean().describe('Aceita um leilão, pelo uid'),
    periodo: z.string().nullable().describe('Aceita `de` e `ate` (dias): do que são; null onde não aceita'),
    situacoes: z.array(z.object({ valor: z.string(), rotulo: z.string() })).nullable(),
  }),
});
export type RelatorioDescrito = z.infer<typeof relatorioDescrito>;

/** A run of a report, as those who may run it see it; whose it is not fetches nothing of it. */
export const execucaoDeRelatorio = exportacaoDaCasa.extend({
  autor: z.string(),
  minha: z.boolean().describe('Quem pergunta a pediu, e pode baixar o arquivo'),
});
export type ExecucaoDeRelatorio = z.infer<typeof execucaoDeRelatorio>;

/** An auction to be chosen, found by its name, number or place. */
export const leilaoAEscolher = z.object({
  uid: z.guid(),
  id: z.int(),
  nome: z.string(),
  data: z.string().nullable(),
});
export type LeilaoAEscolher = z.infer<typeof leilaoAEscolher>;
