// Types of every workspace, and of the tests that cross them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { NODE, RAIZ } from './plataforma/ambiente.mjs';

let falhas = 0;
for (const projeto of ['shared', 'engine', 'print', 'storefront', 'cms', 'tests', 'scripts', 'ensaio']) {
  const { status } = spawnSync(NODE, [join(RAIZ, 'node_modules/typescript/bin/tsc'), '-p', projeto], {
    cwd: RAIZ,
    stdio: 'inherit',
  });
  if (status !== 0) falhas += 1;
}
process.exit(falhas === 0 ? 0 : 1);
