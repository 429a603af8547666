import { defineConfig } from 'vitest/config';
import { primeiros } from '../primeiros.ts';

/** The engine as its callers know it: spawned on a folder of its own, spoken to over REST and sockets alone. */
export default defineConfig({
  test: {
    include: ['tests/contract/**/*.test.ts'],
    globalSetup: 'tests/contract/semente.ts',
    sequence: { sequencer: primeiros('modelo.test.ts', 'filtros.test.ts', 'ensaio.test.ts') },
    // Most of what they do is wait; a third at once would keep lots that end in seconds from being bid on in time.
    maxWorkers: 2,
    // Only a failure waits as long: a busy machine is late, not wrong.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
    // What fails twice is broken; what fails once is named in the last lines of the run.
    retry: 1,
    pool: 'forks',
  },
});
