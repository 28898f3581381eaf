import { describe, expect, it } from 'vitest'
import { computeEarliestDate, isAcceptableDate } from '@contract/custom-print/requested-date'

describe('the day by which something is wanted', () => {
  it('is a working day, seven working days away or more', () => {
    // A Wednesday.
    expect(computeEarliestDate('2026-11-25')).toBe('2026-12-04')
    expect(isAcceptableDate('2026-12-04', '2026-11-25')).toBe(true)
    expect(isAcceptableDate('2026-12-03', '2026-11-25')).toBe(false)
    expect(isAcceptableDate('2026-12-05', '2026-11-25')).toBe(false)
  })
})
