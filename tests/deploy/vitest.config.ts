import { defineConfig } from 'vitest/config'

/** The scripts of deploy/ with the real programs that they call: `npm run test:deploy`. */
export default defineConfig({
  test: {
    include: ['tests/deploy/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'tests/deploy/global-setup.ts',
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // What is waited for happens in other processes, on a machine that may be busy.
    expect: { poll: { timeout: 60_000, interval: 50 } },
  },
})
