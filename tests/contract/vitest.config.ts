import { defineConfig } from 'vitest/config';

/** The engine as its callers know it: spawned on an empty folder, spoken to over REST and sockets alone. */
export default defineConfig({
  test: {
    include: ['tests/contract/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
  },
});
