// Before a commit: the format of every file, the types of every workspace and of the tests that cross them. `--tipos`: only these.
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { NODE, RAIZ } from './plataforma/ambiente.mjs';

const executar = (programa, ...argumentos) =>
  spawnSync(NODE, [join(RAIZ, 'node_modules', programa), ...argumentos], { cwd: RAIZ, stdio: 'inherit' })
    .status === 0;

// Each checker works out for itself the types that it meets: on two cores one costs least, and more are no sooner done.
const CONFERENTES = String(Math.min(4, Math.ceil(availableParallelism() / 2)));

let falhas = 0;
if (!process.argv.includes('--tipos'))
  falhas += executar('@biomejs/biome/bin/biome', 'ci', '--diagnostic-level=error', '.') ? 0 : 1;
for (const projeto of [
  'shared',
  'engine',
  'print',
  'transmissao',
  'storefront',
  'cms',
  'tests',
  'scripts',
  'engine/ensaio',
]) {
  if (!executar('typescript/bin/tsc', '-p', projeto, '--checkers', CONFERENTES)) falhas += 1;
}
process.exit(falhas === 0 ? 0 : 1);
