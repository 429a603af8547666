// Before a commit: the format of every file, the types of every workspace and of the tests that cross them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { NODE, RAIZ } from './plataforma/ambiente.mjs';

const executar = (programa, ...argumentos) =>
  spawnSync(NODE, [join(RAIZ, 'node_modules', programa), ...argumentos], { cwd: RAIZ, stdio: 'inherit' })
    .status === 0;

let falhas = executar('@biomejs/biome/bin/biome', 'ci', '--diagnostic-level=error', '.') ? 0 : 1;
for (const projeto of [
  'shared',
  'engine',
  'print',
  'storefront',
  'cms',
  'tests',
  'scripts',
  'engine/ensaio',
]) {
  if (!executar('typescript/bin/tsc', '-p', projeto)) falhas += 1;
}
process.exit(falhas === 0 ? 0 : 1);
