import { defineConfig } from 'vitest/config'

/** The core of the site in Firefox and WebKitGTK: `npm run test:engines`. */
export default defineConfig({
  test: {
    include: ['tests/engines/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'tests/engines/global-set-up.ts',
    // A browser that draws without a GPU takes all there is of a small machine.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000, interval: 50 } },
  },
})
