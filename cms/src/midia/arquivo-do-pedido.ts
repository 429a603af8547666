import { open, readFile, writeFile } from 'node:fs/promises';
import type { PayloadRequest } from 'payload';
import { recusaDaCasa } from '../conteudo/recusa-do-painel.ts';
import { MAXIMO_POR_COLECAO } from './limites.ts';

export type Arquivo = NonNullable<PayloadRequest['file']>;

/** How much of a file is looked at to tell what it is. */
const INICIO = 4_096;

/** A refusal of a file, in words and with its own status: 413 too big, 415 not what we take. */
export const recusarArquivo = (frase: string, status: 413 | 415): never => {
  throw recusaDaCasa(frase, status);
};

/** @throws 413 when the file is longer than its collection takes */
export function exigirTamanho(arquivo: Arquivo, colecao: string): void {
  const limite = MAXIMO_POR_COLECAO[colecao];
  if (limite && arquivo.size > limite.bytes) recusarArquivo(limite.frase, 413);
}

/** Uploads wait in a temporary file; what the system itself makes comes in memory. */
export async function inicioDe(arquivo: Arquivo): Promise<Buffer> {
  if (!arquivo.tempFilePath) return arquivo.data.subarray(0, INICIO);
  const aberto = await open(arquivo.tempFilePath);
  try {
    const { buffer, bytesRead } = await aberto.read(Buffer.alloc(INICIO), 0, INICIO, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await aberto.close();
  }
}

export const conteudoDe = async (arquivo: Arquivo): Promise<Buffer> =>
  arquivo.tempFilePath ? readFile(arquivo.tempFilePath) : arquivo.data;

/** Puts other bytes in the file's place before it is kept. */
export async function trocarConteudo(arquivo: Arquivo, dados: Buffer): Promise<void> {
  if (arquivo.tempFilePath) await writeFile(arquivo.tempFilePath, dados);
  else arquivo.data = dados;
  arquivo.size = dados.length;
}
