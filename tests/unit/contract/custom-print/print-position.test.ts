import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIRST_JOB, PLACES } from '@contract/custom-print/print-spec'
import { jobSchema } from '@contract/custom-print/print-spec-schema'
import { heightOf, keptOnShirt, movedTo, widthBounds } from '@contract/custom-print/print-position'

describe('a print', () => {
  it('stays on the shirt, wherever it is dragged and however large it is made', () => {
    const lengths = fc.integer({ min: -2000, max: 2000 })
    fc.assert(
      fc.property(
        lengths,
        lengths,
        lengths,
        fc.double({ min: 0.05, max: 20, noNaN: true }),
        fc.constantFrom(...PLACES),
        (width, belowNeck, fromMiddle, aspect, place) => {
          const job = keptOnShirt({ ...FIRST_JOB, place, width, belowNeck, fromMiddle }, aspect)
          expect(Math.abs(job.fromMiddle) + job.width / 2).toBeLessThanOrEqual(230)
          expect(job.belowNeck + heightOf(job.width, aspect)).toBeLessThanOrEqual(621)
          expect(job.belowNeck).toBeGreaterThanOrEqual(20)
          expect(keptOnShirt(job, aspect)).toEqual(job)
          expect(jobSchema.safeParse(job).success).toBe(true)
        },
      ),
    )
  })

  it('is as wide as the smallest shirt that is ordered allows', () => {
    const most = (counts: Partial<typeof FIRST_JOB.counts>) =>
      widthBounds({ ...FIRST_JOB, counts: { S: 0, M: 0, L: 0, XL: 0, ...counts } }, 2).most
    expect([most({ S: 1, XL: 9 }), most({ M: 1 }), most({ L: 1 }), most({ XL: 1 }), most({})]).toEqual([
      340, 360, 380, 400, 340,
    ])
    expect(widthBounds({ ...FIRST_JOB, place: 'chest' }, 2)).toEqual({ least: 40, most: 120 })
    expect(widthBounds(FIRST_JOB, 0.5).most).toBe(210)
  })

  it('moves to the chest as a small one, and back to a large one', () => {
    const chest = movedTo(FIRST_JOB, 'chest', 1)
    expect(chest).toMatchObject({ place: 'chest', width: 90, fromMiddle: 90 })
    expect(movedTo(chest, 'back', 1)).toMatchObject({ place: 'back', width: 280, fromMiddle: 0 })
    expect(movedTo({ ...FIRST_JOB, width: 200 }, 'back', 1)).toMatchObject({ place: 'back', width: 200 })
  })
})
