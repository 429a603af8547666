import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { apelidoDeUrl } from '@martelo/shared/lote-url';
import type { Arquivo } from './arquivo-do-pedido.ts';

/** What a file's own name ends in: twelve digits of what it holds. */
const MARCA = /-[0-9a-f]{12}$/;

/**
 * The name a file is kept under: its own in plain letters, which no address on its way has to write otherwise (a `%` is read
 * differently by each that does), and what it holds. What it is shown by is cached for ever everywhere, so no name may ever
 * come to hold something else: not after the file was deleted, not in another brand.
 * @param corte how it is cut before it is kept; other cuts of one file are other pictures
 */
export async function nomeDoConteudo(
  arquivo: Arquivo,
  { extensao, padrao, corte }: { extensao: string; padrao: string; corte?: unknown },
): Promise<string> {
  const soma = createHash('sha256');
  if (arquivo.tempFilePath)
    for await (const parte of createReadStream(arquivo.tempFilePath)) soma.update(parte as Buffer);
  else soma.update(arquivo.data);
  if (corte !== undefined) soma.update(JSON.stringify(corte));
  return `${apelidoDoArquivo(arquivo.name, padrao)}-${soma.digest('hex').slice(0, 12)}.${extensao}`;
}

/** Whether a kept file was named so from `nome`, whatever it holds. */
export function vemDoNome(guardado: string | null | undefined, nome: string): boolean {
  if (!guardado || guardado === nome) return guardado === nome;
  const original = guardado.replace(/(-[0-9a-f]{12})(-\d+)?(\.[^.]*)$/, '$3');
  return (
    apelidoDoArquivo(original, '') === apelidoDoArquivo(nome, '') && extensaoDe(original) === extensaoDe(nome)
  );
}

const apelidoDoArquivo = (nome: string, padrao: string): string =>
  apelidoDeUrl(nome.replace(/\.[^.]*$/, '').replace(MARCA, ''), padrao)
    .slice(0, 100)
    .replace(/-+$/, '');
const extensaoDe = (nome: string): string => /\.[^.]*$/.exec(nome)?.[0] ?? '';
