// `npm run migracao -w cms -- <nome>`: writes the migration from the last one's snapshot to the collections as they are, and the types
// that follow. SQLite cannot alter a column, so the generator copies the whole table; it also copies columns that the old table
// never had, which fails on any database. Here the copy is cut down to what was there.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CMS = fileURLToPath(new URL('..', import.meta.url));
const PASTA = join(CMS, 'src/migrations');
const [nome] = process.argv.slice(2);
if (!/^[a-z0-9-]+$/.test(nome ?? '')) throw new Error('name it: npm run migracao -w cms -- nome-da-mudanca');

const retratos = () =>
  readdirSync(PASTA)
    .filter((arquivo) => arquivo.endsWith('.json'))
    .sort();
const anterior = retratos().at(-1);
const dados = mkdtempSync(join(tmpdir(), 'martelo-migracao-'));
try {
  payload('migrate:create', nome, '--skip-empty');
  const nova = retratos().at(-1);
  if (nova === anterior) process.stdout.write('nothing changed: no migration\n');
  else consertar(join(PASTA, nova.replace('.json', '.ts')), join(PASTA, anterior));
  payload('generate:types');
  payload('generate:importmap');
} finally {
  rmSync(dados, { recursive: true, force: true });
}

function payload(...argumentos) {
  const { status } = spawnSync('payload', argumentos, {
    cwd: CMS,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_OPTIONS: '--conditions=production',
      PAYLOAD_CONFIG_PATH: 'src/payload.config.ts',
      PAYLOAD_SECRET: 'migracao',
      MARTELO_SEGREDO_SERVICO: 'migracao',
      MARTELO_DADOS: dados,
    },
  });
  if (status !== 0) throw new Error(`payload ${argumentos[0]} failed`);
}

/** Only on the way up: on the way down the table being left has the columns. */
function consertar(arquivo, retratoAnterior) {
  const { tables } = JSON.parse(readFileSync(retratoAnterior, 'utf8'));
  // Its types are imported as if they were values, which Node's type stripping does not forgive.
  const texto = readFileSync(arquivo, 'utf8').replace(
    'import { MigrateUpArgs, MigrateDownArgs, sql }',
    'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
  );
  const volta = texto.indexOf('export async function down');
  const copia = /INSERT INTO \\`__new_(\w+)\\`\(([^)]*)\) SELECT ([^`]*?) FROM/g;
  const ida = texto.slice(0, volta).replace(copia, (inteira, tabela, colunas, valores) => {
    const tinha = Object.keys(tables[tabela]?.columns ?? {});
    if (tinha.length === 0) return inteira;
    const nomes = colunas.split(', ');
    const ficam = nomes.map((coluna) => tinha.includes(coluna.replaceAll('"', '')));
    const cortar = (lista) =>
      lista
        .split(', ')
        .filter((_, i) => ficam[i])
        .join(', ');
    return `INSERT INTO \\\`__new_${tabela}\\\`(${cortar(colunas)}) SELECT ${cortar(valores)} FROM`;
  });
  writeFileSync(arquivo, ida + texto.slice(volta));
}
