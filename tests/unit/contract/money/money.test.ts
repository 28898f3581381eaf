import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatRappen, toFrancs, toRappen } from '@contract/money/money'

describe('money', () => {
  it('rounds half up to the Rappen, where the nearest double lies below [268]', () => {
    expect([1.005, 29.9, 0.295, 1.115, 0, -1.005].map(toRappen)).toEqual([101, 2990, 30, 112, 0, -101])
  })

  it('is written with its currency and two decimals', () => {
    expect([4220, 5, 0].map((rappen) => formatRappen(rappen, 'CHF'))).toEqual([
      'CHF 42.20',
      'CHF 0.05',
      'CHF 0.00',
    ])
  })

  it('takes every amount of Rappen to francs and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (rappen) => {
        expect(toRappen(toFrancs(rappen))).toBe(rappen)
      }),
    )
  })
})
