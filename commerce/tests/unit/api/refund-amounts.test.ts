import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isWholeRappen } from '../../../src/api/utils/refunds'

it('every amount of whole Rappen can be refunded, as it is typed, and none with a fraction of one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.integer({ min: 1, max: 999 }),
      (rappen, fraction) => {
        const typed = (rappen / 100).toFixed(2)
        expect(isWholeRappen(Number(typed))).toBe(true)
        expect(isWholeRappen(Number(`${typed}${String(fraction).padStart(3, '0')}`))).toBe(false)
      },
    ),
  )
  for (const francs of [32.2 - 2.2, 0.1 + 0.2, 42.2 - 41.9]) expect(isWholeRappen(francs)).toBe(true)
  for (const francs of [0.014, 0.004, 1.005, 42.1999]) expect(isWholeRappen(francs)).toBe(false)
})
