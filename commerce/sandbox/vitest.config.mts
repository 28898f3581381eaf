import { defineConfig } from 'vitest/config'
import { TestReporter } from '../../scripts/checklist/test-reporter.ts'
import { ownConfig } from '../../scripts/start/own-config.ts'

Object.assign(process.env, ownConfig())

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    maxWorkers: '100%',
    reporters: ['default', new TestReporter('sandbox')],
    pool: 'forks',
    // Each file starts a sandbox of its own, in a world whose libraries are loaded once.
    isolate: false,
    testTimeout: 60_000,
    // What is waited for comes from other processes, on a machine that may be busy.
    expect: { poll: { timeout: 15_000 } },
  },
})
