import { defineConfig } from 'vitest/config';

/** The whole platform, started as a user would, driven by a real browser. One file after another: they share the machine. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 400_000,
    // A busy machine is late, not wrong.
    expect: { poll: { timeout: 10_000 } },
    pool: 'forks',
  },
});
