import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

/** Several engines on one store: they need servers. */
export const FROTA = ['dois-motores.test.ts', 'tres-processos.test.ts'];

/** One file after another: engines are held to seconds. */
export const falhas = (include: string[], exclude: string[] = []) =>
  defineConfig({
    test: {
      root: import.meta.dirname,
      include,
      exclude: [...configDefaults.exclude, ...exclude],
      globalSetup: join(import.meta.dirname, '../contract/semente.ts'),
      testTimeout: 3_600_000,
      hookTimeout: 180_000,
      expect: { poll: { timeout: 20_000 } },
      pool: 'forks',
      fileParallelism: false,
    },
  });

/** One engine killed, cut off and starved. */
export default falhas(['**/*.test.ts'], FROTA);
