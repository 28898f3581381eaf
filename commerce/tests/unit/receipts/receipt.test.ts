import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getStudioMonth } from '../../../src/contract/studio/studio-day'
import { getStudioMonthRange } from '../../../src/studio/studio-calendar'
import { computeAccountedAt } from '../../../src/receipts/receipt'

describe('the books of a month', () => {
  it('get no receipt any more once they have left the shop: it is booked in the month that runs', () => {
    const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, day, fc.array(day), (one, other, days) => {
        const [movedAt, now] = one < other ? [one, other] : [other, one]
        const isOver = (month: string) => getStudioMonthRange(month).end <= now
        const exported = new Set([movedAt, ...days].map(getStudioMonth).filter(isOver))
        const accountedAt = computeAccountedAt(movedAt, exported, now)
        expect(exported.has(getStudioMonth(accountedAt))).toBe(false)
        expect(accountedAt).toEqual(isOver(getStudioMonth(movedAt)) ? now : movedAt)
        expect(computeAccountedAt(movedAt, new Set(), now)).toEqual(movedAt)
      }),
    )
  })
})
