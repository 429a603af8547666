import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const AQUI = dirname(fileURLToPath(import.meta.url));
const DOBRA = [
  join(AQUI, '../auction'),
  AQUI,
  dirname(fileURLToPath(import.meta.resolve('@martelo/shared/livro'))),
];

/**
 * The fold that this process would run: sha256 over the sources of the core, of what it shares and of the pictures, and the version
 * of V8, whose serialisation they use. Computed, so that nobody has to remember: whoever changes a line of the core gets every
 * state from the log once more.
 */
export function impressaoDoNucleo(): string {
  const soma = createHash('sha256').update(process.versions.v8);
  for (const pasta of DOBRA) {
    for (const nome of globSync('**/*.ts', { cwd: pasta }).toSorted()) {
      if (nome.endsWith('.test.ts')) continue;
      soma.update(`\n${nome}\n`).update(readFileSync(join(pasta, nome)));
    }
  }
  return soma.digest('hex');
}
