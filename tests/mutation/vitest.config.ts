import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { TARGETS } from './targets.mjs'

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const target = process.env['MUTATION_TARGET'] ?? ''
const tests = TARGETS[target]?.tests ?? []
const isInCommerce = (path: string) => path.startsWith('commerce/')

/**
 * The tests of one target, of either package in one copy of vitest. They run again for each mutant, so they share a
 * world: one of its own for each file would take longer than its tests.
 */
export default defineConfig({
  root: here(''),
  resolve: {
    alias: {
      '@contract': here('commerce/src/contract'),
      '@print-kernel': here('commerce/src/print-kernel'),
      '@locales': here('locales'),
      '@': here('src'),
    },
    dedupe: ['zod'],
  },
  test: {
    environment: target === 'checkout' ? 'jsdom' : 'node',
    include: tests,
    // Stripe's loader remembers the first Stripe that it found.
    isolate: target === 'checkout',
    restoreMocks: true,
    // Properties take long where every expression asks whether it is the broken one.
    testTimeout: 30_000,
    setupFiles: tests.some(isInCommerce) ? [] : ['tests/unit/setup.ts'],
  },
})
