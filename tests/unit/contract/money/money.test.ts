import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatGroupedFrancs, formatRappen, toFrancs, toRappen } from '@contract/money/money'

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

  it('sets thousands apart from five digits on, as shops in Switzerland do, also of a refund and of a million', () => {
    expect([999_999, 1_000_000, 12_345_678, 123_456_789, -1_234_500].map(formatGroupedFrancs)).toEqual([
      '9999.99',
      '10’000.00',
      '123’456.78',
      '1’234’567.89',
      '-12’345.00',
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
