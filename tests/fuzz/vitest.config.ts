import { defineConfig } from 'vitest/config';

/** The whole platform, and every call of it asked for nonsense. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    testTimeout: 1_800_000,
    hookTimeout: 400_000,
    pool: 'forks',
    fileParallelism: false,
  },
});
