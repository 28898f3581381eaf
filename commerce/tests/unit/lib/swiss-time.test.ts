import { describe, expect, it } from 'vitest'
import { formatZurichDay, getZurichMonthRange, getZurichYear } from '../../../src/lib/swiss-time'

describe('the books of a month', () => {
  it('begin and end at the studio’s midnight, in summer and in winter', () => {
    expect(getZurichMonthRange('2026-12')).toEqual({
      start: new Date('2026-11-30T23:00:00Z'),
      end: new Date('2026-12-31T23:00:00Z'),
    })
    expect(getZurichMonthRange('2026-04').start).toEqual(new Date('2026-03-31T22:00:00Z'))
    expect(formatZurichDay(new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-01')
    expect(getZurichYear(new Date('2026-12-31T23:30:00Z'))).toBe(2027)
  })
})
