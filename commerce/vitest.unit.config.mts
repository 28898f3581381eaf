import { defineConfig } from 'vitest/config'
import { TestReporter } from '../scripts/checklist/test-reporter.ts'

/** Tests that need neither PostgreSQL nor Medusa. */
export default defineConfig({
  test: {
    include: ['unit-tests/**/*.test.ts'],
    environment: 'node',
    maxWorkers: '100%',
    // Each file would load Medusa's types and libraries again, for longer than its tests take.
    isolate: false,
    // Beside other work, a test takes several times as long as alone.
    testTimeout: 20_000,
    reporters: ['default', new TestReporter('commerce-unit')],
  },
})
