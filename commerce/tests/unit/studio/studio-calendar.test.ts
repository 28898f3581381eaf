import { describe, expect, it } from 'vitest'
import { formatStudioDay } from '../../../src/contract/studio/studio-day'
import { getStudioMonthRange, getStudioYear } from '../../../src/studio/studio-calendar'

describe('the books of a month', () => {
  it('begin and end at the studio’s midnight, in summer and in winter', () => {
    expect(getStudioMonthRange('2026-12')).toEqual({
      start: new Date('2026-11-30T23:00:00Z'),
      end: new Date('2026-12-31T23:00:00Z'),
    })
    expect(getStudioMonthRange('2026-04').start).toEqual(new Date('2026-03-31T22:00:00Z'))
    expect(formatStudioDay(new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-01')
    expect(getStudioYear(new Date('2026-12-31T23:30:00Z'))).toBe(2027)
  })
})
