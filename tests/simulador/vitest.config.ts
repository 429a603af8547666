import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // It stands back behind every other suite, on whatever machine: only what hangs takes this long.
    testTimeout: 4 * 3_600_000,
    pool: 'forks',
    fileParallelism: false,
  },
});
