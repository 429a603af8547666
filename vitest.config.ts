import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const TODOS = [
  '{shared,engine,cms,storefront,print,transmissao}/src/**/*.test.{ts,tsx}',
  'storefront/admin/**/*.test.ts',
  'scripts/**/*.test.ts',
  'tests/visual/**/*.test.ts',
  'tests/load/*/*.test.ts',
];
const arquivos = globSync(TODOS);
const queTem = (texto: RegExp) => arquivos.filter((arquivo) => texto.test(readFileSync(arquivo, 'utf8')));

/** A panel with the demo's brands in it, which are made once for all of these. */
const semeados = queTem(/\bpainelSemeado\b/);
/** What the next file of the same process would notice: a panel, modules, globals or variables replaced. */
const sozinhos = queTem(
  /\b(painelDeTeste|chamadasDeTeste)\b|\bvi\.(mock|doMock|stub\w+|spyOn)\(|process\.env(\.\w+|\[.+?\]) =|process\.chdir|globalThis\.\w+ = /,
).filter((arquivo) => !semeados.includes(arquivo));

/** Starting a process and loading modules into it costs most files more than their tests do: they share, but for those that must not. */
export default defineConfig({
  test: {
    // Only a failure waits as long: a busy machine is late, not wrong.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 240_000 } },
    pool: 'forks',
    // Some of them wait for servers: one process more than there are cores keeps these busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: { name: 'semeados', include: semeados, globalSetup: 'cms/src/semente/preparar.ts' },
      },
      { extends: true, test: { name: 'sozinhos', include: sozinhos } },
      {
        extends: true,
        test: { name: 'juntos', include: TODOS, exclude: [...semeados, ...sozinhos], isolate: false },
      },
    ],
  },
});
