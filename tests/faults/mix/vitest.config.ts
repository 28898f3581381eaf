import { defineConfig } from 'vitest/config'
import faults from '../vitest.config.ts'

/** Random faults under trade, for as long as is asked for: `npm run faults -- mix`. */
export default defineConfig({
  test: {
    ...faults.test,
    include: ['tests/faults/mix/**/*.test.ts'],
    exclude: [],
    reporters: ['default'],
  },
})
