import { defineConfig } from 'vitest/config';
import { emOrdem } from '../primeiros.ts';
import { LADO_A_LADO } from './em-comum.ts';

/** The whole platform, started as a user would, driven by a real browser. Files that run side by side have a platform each. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: 'tests/e2e/plataformas.ts',
    // The second only looks: whoever comes after it finds what it found.
    // The last leaves the brand with a second person, for whom the demo's administrator then waits.
    sequence: {
      sequencer: emOrdem({
        primeiros: ['compras.test.ts', 'catalogo-retratos.test.ts'],
        ultimos: ['quatro-olhos.test.ts'],
      }),
    },
    maxWorkers: LADO_A_LADO,
    testTimeout: 240_000,
    hookTimeout: 400_000,
    // A busy machine is late, not wrong.
    expect: { poll: { timeout: 10_000 } },
    // What fails twice is broken; what fails once is named in the last lines of the run.
    retry: 1,
    pool: 'forks',
  },
});
