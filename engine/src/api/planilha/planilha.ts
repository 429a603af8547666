import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { agrupar } from './agrupar.ts';
import type { Coluna } from './coluna.ts';
import { csvDe } from './csv.ts';
import { xlsxDe } from './xlsx.ts';

export type { Coluna } from './coluna.ts';

export type FormatoPlanilha = 'csv' | 'xlsx';

/** What an answer says of itself. */
export const TIPO_DA_PLANILHA: Readonly<Record<FormatoPlanilha, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A table's bytes as its lines come: none is asked for before they are taken. */
export const bytesDaPlanilha = (
  formato: FormatoPlanilha,
  colunas: readonly Coluna[],
  linhas: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<Buffer> => (formato === 'csv' ? agrupar(csvDe(colunas, linhas)) : xlsxDe(colunas, linhas));

/**
 * Writes a table as its lines come, in constant memory: no line is asked for before there is room for it. What fails before the first
 * line is thrown with `saida` untouched, for a proper refusal; what fails later destroys it, so that half a file is never taken for a
 * whole one. Who goes away ends the reading of `linhas`, and is no failure.
 *
 * @throws PLANILHA_GRANDE_DEMAIS beyond what Excel opens, and whatever `linhas` throws
 */
export async function escreverPlanilha(
  formato: FormatoPlanilha,
  colunas: readonly Coluna[],
  linhas: AsyncIterable<readonly unknown[]>,
  saida: Writable,
): Promise<void> {
  const iterador = linhas[Symbol.asyncIterator]();
  try {
    const lidas = aPartirDe(await iterador.next(), iterador);
    await pipeline(bytesDaPlanilha(formato, colunas, lidas), saida);
  } catch (erro) {
    if (!FOI_EMBORA.has((erro as NodeJS.ErrnoException).code)) throw erro;
  } finally {
    await iterador.return?.();
  }
}

/** How a stream says that its other end was closed before everything was sent. */
const FOI_EMBORA: ReadonlySet<string | undefined> = new Set([
  ...['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_UNABLE_TO_PIPE'],
  ...['ECONNRESET', 'EPIPE'],
]);

async function* aPartirDe<T>(primeira: IteratorResult<T>, iterador: AsyncIterator<T>): AsyncGenerator<T> {
  for (let atual = primeira; !atual.done; atual = await iterador.next()) yield atual.value;
}
