import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { hashOfKey, isKey } from '../../engine/src/files/store.ts';
import { Falha } from '../plataforma/falha.mjs';
import type { Enviados } from './conteudo.ts';
import { sha256De } from './resumo.ts';

const REGISTROS = 'engine/registros.sqlite';
const PASTA = 'engine/arquivos';

/**
 * Takes along the files that people sent: those that the copied records name, and no others. Records come first, since what they name stays until
 * it is erased; the other way round, what is sent in between would be named and missing. What is erased in between is gone, as it should be.
 * @param bucket where files lie when not in the data folder: they are its operator's to copy
 * @throws Falha when one is missing or is not what its name says
 */
export async function copiarEnviados(
  dados: string,
  copia: string,
  bucket: string | undefined,
): Promise<Enviados> {
  if (bucket !== undefined) return { onde: 'bucket', apagados: [] };
  const ausentes: string[] = [];
  for (const chave of chavesEm(copia)) {
    const destino = join(copia, PASTA, chave);
    mkdirSync(dirname(destino), { recursive: true, mode: 0o700 });
    try {
      copyFileSync(join(dados, PASTA, chave), destino);
    } catch (erro) {
      if ((erro as NodeJS.ErrnoException).code !== 'ENOENT') throw erro;
      ausentes.push(chave);
    }
  }
  const aindaNomeadas = ausentes.length === 0 ? new Set<string>() : new Set(chavesEm(dados));
  const perdida = ausentes.find((chave) => aindaNomeadas.has(chave));
  if (perdida !== undefined) throw new Falha(`falta o arquivo ${join(dados, PASTA, perdida)}.`);
  const enviados: Enviados = { onde: 'pasta', apagados: ausentes };
  await conferirEnviados(copia, enviados);
  return enviados;
}

/** Every file that the records below `pasta` name is there and is what its name says. @throws Falha */
export async function conferirEnviados(pasta: string, { onde, apagados }: Enviados): Promise<void> {
  if (onde === 'bucket') return;
  const semBytes = new Set(apagados);
  for (const chave of chavesEm(pasta)) {
    if (semBytes.has(chave)) continue;
    const caminho = join(pasta, PASTA, chave);
    if (!existsSync(caminho)) throw new Falha(`falta o arquivo ${caminho}.`);
    if ((await sha256De(caminho)) !== hashOfKey(chave))
      throw new Falha(`o arquivo ${caminho} está danificado.`);
  }
}

/** What the records below a folder name. */
function chavesEm(pasta: string): string[] {
  const arquivo = join(pasta, REGISTROS);
  if (!existsSync(arquivo)) return [];
  const db = new DatabaseSync(arquivo, { readOnly: true, timeout: 10_000 });
  try {
    const ha = db.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'c_arquivos'").get();
    if (ha === undefined) return [];
    const linhas = db
      .prepare("SELECT doc ->> '$.chave' AS um, doc ->> '$.chaveMiniatura' AS outro FROM c_arquivos")
      .all() as { um: string | null; outro: string | null }[];
    return linhas
      .flatMap(({ um, outro }) => [um, outro])
      .filter((chave) => chave !== null && isKey(chave)) as string[];
  } finally {
    db.close();
  }
}
