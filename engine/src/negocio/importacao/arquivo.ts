import { ErroMartelo } from '@martelo/shared/erros';
import type { Bytes } from '../../api/corpo-bruto.ts';

/** One line of a sheet as the file has it. `linha` is the file's own number, from 1; `celulas` are texts without spaces around. */
export interface LinhaPlanilha {
  linha: number;
  celulas: string[];
}

/** The bytes of a file: whole, or as they arrive. */
export type Arquivo = Bytes;

/** The largest file that is taken, in bytes. */
export const LIMITE_ARQUIVO = 20 * 1024 * 1024;
/** The most lines of a sheet that are taken. */
export const LIMITE_LINHAS = 100_000;

/** ARQUIVO_INVALIDO with the reason in words. */
export const invalido = (nomeArquivo: string, porque: string): ErroMartelo =>
  new ErroMartelo('ARQUIVO_INVALIDO', { arquivo: nomeArquivo }, `O arquivo ${nomeArquivo} ${porque}.`);
