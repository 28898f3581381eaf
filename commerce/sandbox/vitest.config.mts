import { defineConfig } from 'vitest/config'
import { TestReporter } from '../../scripts/checklist/test-reporter.ts'
import { ownConfig } from '../../scripts/start/own-config.ts'

Object.assign(process.env, ownConfig())

/** Tests of the payment sandbox and the mail catcher; from commerce/: `npx vitest run --config sandbox/vitest.config.mts`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    maxWorkers: '100%',
    reporters: ['default', new TestReporter('sandbox')],
    pool: 'forks',
    testTimeout: 15_000,
  },
})
