import { z } from 'zod';

/** An `erro` kept the row out; an `aviso` is a doubt about a row that came in. */
export const problemaImportacao = z.strictObject({
  tipo: z.enum(['erro', 'aviso']),
  /** The file's own line, from 1. */
  linha: z.int(),
  /** The header as the file writes it; empty when the problem is the whole row's. */
  coluna: z.string(),
  /** What the cell holds, as it is. */
  valor: z.string(),
  mensagem: z.string(),
});
export type Problema = z.infer<typeof problemaImportacao>;

/** Contract: `criados + atualizados + ignorados = linhas`. Every doubt is in `erros`, up to LIMITE_PROBLEMAS of them. */
export const relatorioImportacao = z.strictObject({
  linhas: z.int(),
  criados: z.int(),
  atualizados: z.int(),
  ignorados: z.int(),
  erros: z.array(problemaImportacao),
  /** How many more problems there were than `erros` holds. */
  errosOmitidos: z.int(),
});
export type Relatorio = z.infer<typeof relatorioImportacao>;

export const LIMITE_PROBLEMAS = 20_000;

export const novoRelatorio = (): Relatorio => ({
  linhas: 0,
  criados: 0,
  atualizados: 0,
  ignorados: 0,
  erros: [],
  errosOmitidos: 0,
});

export function anotar(relatorio: Relatorio, problemas: readonly Problema[]): void {
  for (const problema of problemas) {
    if (relatorio.erros.length < LIMITE_PROBLEMAS) relatorio.erros.push(problema);
    else relatorio.errosOmitidos += 1;
  }
}
