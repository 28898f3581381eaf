import { defineConfig } from 'vitest/config'
import { TestReporter } from '../scripts/checklist/test-reporter.ts'
import { ownConfig } from '../scripts/start/own-config.ts'

Object.assign(process.env, ownConfig())

/** Tests against real Medusa, real PostgreSQL and the payment sandbox, each a process of its own. */
export default defineConfig({
  test: {
    include: ['integration-tests/**/*.test.ts'],
    environment: 'node',
    reporters: ['default', new TestReporter('commerce-integration')],
    globalSetup: 'integration-tests/harness/global-setup.ts',
    // Files that run one after another share a shop (harness/shared-shop.ts).
    isolate: false,
    // Each has a shop and a database of its own; more would only make each other slow on two cores.
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // What is waited for happens in other processes, on a machine that may be busy.
    expect: { poll: { timeout: 30_000 } },
  },
})
