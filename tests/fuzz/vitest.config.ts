import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Random requests to the built shop: `npm run fuzz -- <runs> [seed]`. */
export default defineConfig({
  resolve: {
    alias: {
      '@contract': here('../../commerce/src/contract'),
      '@print-kernel': here('../../commerce/src/print-kernel'),
      '@': here('../../src'),
    },
  },
  test: {
    include: ['tests/fuzz/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'tests/fuzz/global-setup.ts',
    // All files ask the same shop; one after the other they say more clearly what broke it.
    fileParallelism: false,
    testTimeout: 0,
    hookTimeout: 300_000,
  },
})
