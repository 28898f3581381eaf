import { defineConfig } from 'vitest/config'
import { TestReporter } from '../scripts/checklist/test-reporter.mjs'

/** Tests that need neither PostgreSQL nor Medusa. */
export default defineConfig({
  test: {
    include: ['unit-tests/**/*.test.ts'],
    environment: 'node',
    reporters: ['default', new TestReporter('commerce-unit')],
  },
})
