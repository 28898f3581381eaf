import { defineConfig } from 'vitest/config'
import { TestReporter } from '../scripts/checklist/test-reporter.ts'

const BEFORE_OURS = 'unit-tests/complete-cart.test.ts'

/** Tests that need neither PostgreSQL nor Medusa. */
export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: '100%',
    // Each file would load Medusa's types and libraries again, for longer than its tests take. One looks at Medusa as it
    // is before anything of ours is loaded.
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: ['{unit-tests,admin/unit-tests}/**/*.test.ts'],
          exclude: [BEFORE_OURS],
        },
      },
      { extends: true, test: { name: 'alone', include: [BEFORE_OURS] } },
    ],
    // Beside other work, a test takes several times as long as alone.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    reporters: ['default', new TestReporter('commerce-unit')],
  },
})
