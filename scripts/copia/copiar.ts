import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { Falha } from '../plataforma/falha.mjs';
import { conferirLog } from './conferir.ts';
import { ARQUIVOS, BANCOS, LOG, MANIFESTO, type Manifesto, PASTAS } from './conteudo.ts';
import { copiarEnviados } from './enviados.ts';
import { sha256De } from './resumo.ts';

/**
 * Copies an installation while it runs into `destino`, which must not exist: each database by `VACUUM INTO` through the library
 * that has it open (a file copied without its journal may be empty), everything hashed, the log read back link by link. Half a
 * copy is never left under its final name. `bucket`: where the files that people sent lie, when not in the data folder.
 * @throws Falha in a sentence for the operator
 */
export async function copiar(
  dados: string,
  destino: string,
  dizer: (linha: string) => void,
  bucket?: string,
): Promise<Manifesto> {
  if (!existsSync(join(dados, LOG))) throw new Falha(`não há leilões em ${dados}: nada a copiar.`);
  if (existsSync(destino)) throw new Falha(`${destino} já existe. Escolha outra pasta para a cópia.`);
  const parcial = `${destino}.parcial`;
  rmSync(parcial, { recursive: true, force: true });
  mkdirSync(parcial, { recursive: true, mode: 0o700 });

  for (const { caminho, biblioteca } of BANCOS) {
    const origem = join(dados, caminho);
    if (!existsSync(origem)) continue;
    dizer(`copiando ${caminho}`);
    mkdirSync(dirname(join(parcial, caminho)), { recursive: true, mode: 0o700 });
    await COPIADORES[biblioteca](origem, join(parcial, caminho));
  }
  for (const caminho of [...ARQUIVOS, ...PASTAS]) {
    const origem = join(dados, caminho);
    if (!existsSync(origem)) continue;
    dizer(`copiando ${caminho}`);
    cpSync(origem, join(parcial, caminho), { recursive: true, preserveTimestamps: true });
  }

  dizer(
    bucket === undefined
      ? 'copiando engine/arquivos'
      : `os arquivos enviados ficam no bucket ${bucket}: copie-o por lá`,
  );
  const enviados = await copiarEnviados(dados, parcial, bucket);

  dizer('conferindo a cópia');
  const log = await conferirLog(join(parcial, LOG));
  const manifesto: Manifesto = {
    formato: 1,
    criadaEm: new Date().toISOString(),
    arquivos: await Promise.all(
      arquivosDe(parcial).map(async (caminho) => ({
        caminho,
        bytes: statSync(join(parcial, caminho)).size,
        sha256: await sha256De(join(parcial, caminho)),
      })),
    ),
    log,
    enviados,
  };
  writeFileSync(join(parcial, MANIFESTO), `${JSON.stringify(manifesto, null, 2)}\n`, { mode: 0o600 });
  renameSync(parcial, destino);
  return manifesto;
}

const COPIADORES = {
  node(origem: string, destino: string): void {
    const db = new DatabaseSync(origem, { timeout: 10_000 });
    try {
      db.prepare('VACUUM INTO ?').run(destino);
    } finally {
      db.close();
    }
  },
  async libsql(origem: string, destino: string): Promise<void> {
    const resolver = createRequire(
      createRequire(import.meta.url).resolve('@payloadcms/db-sqlite/package.json'),
    );
    const { createClient } = await import(pathToFileURL(resolver.resolve('@libsql/client')).href);
    const db = createClient({ url: pathToFileURL(origem).href });
    try {
      await db.execute({ sql: 'VACUUM INTO ?', args: [destino] });
    } finally {
      db.close();
    }
  },
};

/** Every file below a folder, relative to it. */
export function arquivosDe(pasta: string): string[] {
  return readdirSync(pasta, { recursive: true, withFileTypes: true })
    .filter((entrada) => entrada.isFile())
    .map((entrada) => relative(pasta, join(entrada.parentPath, entrada.name)))
    .sort();
}
