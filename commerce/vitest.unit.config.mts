import { defineConfig } from 'vitest/config'

/** Tests that need neither PostgreSQL nor Medusa. */
export default defineConfig({
  test: {
    include: ['unit-tests/**/*.test.ts'],
    environment: 'node',
    reporters: ['default', ['json', { outputFile: '../.cache/test-results/commerce-unit.json' }]],
  },
})
