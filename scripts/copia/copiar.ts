import { createHash } from 'node:crypto';
import {
  cpSync,
  createReadStream,
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

/**
 * Copies an installation while it runs into `destino`, which must not exist: each database by `VACUUM INTO` through the library
 * that has it open (a file copied without its journal may be empty), everything hashed, the log read back link by link. Half a
 * copy is never left under its final name.
 * @throws Falha in a sentence for the operator
 */
export async function copiar(
  dados: string,
  destino: string,
  dizer: (linha: string) => void,
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

export async function sha256De(arquivo: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const pedaco of createReadStream(arquivo)) hash.update(pedaco);
  return hash.digest('hex');
}
