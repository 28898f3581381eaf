import { defineConfig } from 'vitest/config'
import { TestReporter } from '../../scripts/checklist/test-reporter.ts'
import { ownConfig } from '../../scripts/start/own-config.ts'

Object.assign(process.env, ownConfig())

/** Real faults against the real system: `npm run faults` repeats each, `npm test` runs each once. */
export default defineConfig({
  test: {
    include: ['tests/faults/**/*.test.ts'],
    // Runs as long as it is told, by a configuration of its own.
    exclude: ['tests/faults/mix/**'],
    environment: 'node',
    reporters: ['default', './tests/faults/table-reporter.ts', new TestReporter('faults')],
    globalSetup: 'tests/faults/global-setup.ts',
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What is waited for happens in other processes, on a machine that may be busy.
    expect: { poll: { timeout: 60_000, interval: 100 } },
  },
})
