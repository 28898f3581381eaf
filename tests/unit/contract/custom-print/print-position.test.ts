import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_PRINT_SPEC, PRINT_POSITIONS } from '@contract/custom-print/print-spec'
import { printSpecSchema } from '@contract/custom-print/print-spec-schema'
import {
  computeHeightMm,
  clampToShirt,
  moveToPosition,
  getWidthLimits,
} from '@contract/custom-print/print-position'

describe('a print', () => {
  it('stays on the shirt, wherever it is dragged and however large it is made', () => {
    const lengths = fc.integer({ min: -2000, max: 2000 })
    fc.assert(
      fc.property(
        lengths,
        lengths,
        lengths,
        fc.double({ min: 0.05, max: 20, noNaN: true }),
        fc.constantFrom(...PRINT_POSITIONS),
        (width, belowNeck, fromMiddle, aspect, place) => {
          const spec = clampToShirt({ ...DEFAULT_PRINT_SPEC, place, width, belowNeck, fromMiddle }, aspect)
          expect(Math.abs(spec.fromMiddle) + spec.width / 2).toBeLessThanOrEqual(230)
          expect(spec.belowNeck + computeHeightMm(spec.width, aspect)).toBeLessThanOrEqual(621)
          expect(spec.belowNeck).toBeGreaterThanOrEqual(20)
          expect(clampToShirt(spec, aspect)).toEqual(spec)
          expect(printSpecSchema.safeParse(spec).success).toBe(true)
        },
      ),
    )
  })

  it('is as wide as the smallest shirt that is ordered allows', () => {
    const max = (counts: Partial<typeof DEFAULT_PRINT_SPEC.counts>) =>
      getWidthLimits({ ...DEFAULT_PRINT_SPEC, counts: { S: 0, M: 0, L: 0, XL: 0, ...counts } }, 2).max
    expect([max({ S: 1, XL: 9 }), max({ M: 1 }), max({ L: 1 }), max({ XL: 1 }), max({})]).toEqual([
      340, 360, 380, 400, 340,
    ])
    expect(getWidthLimits({ ...DEFAULT_PRINT_SPEC, place: 'chest' }, 2)).toEqual({ min: 40, max: 120 })
    expect(getWidthLimits(DEFAULT_PRINT_SPEC, 0.5).max).toBe(210)
  })

  it('can be set as wide as it is where very tall artwork is narrower than the usual minimum', () => {
    for (const place of PRINT_POSITIONS)
      for (const aspect of [0.02, 0.05, 0.07]) {
        const { min, max } = getWidthLimits({ ...DEFAULT_PRINT_SPEC, place }, aspect)
        expect([place, aspect, min <= max]).toEqual([place, aspect, true])
        expect(clampToShirt({ ...DEFAULT_PRINT_SPEC, place }, aspect).width).toBe(max)
      }
  })

  it('moves to the chest as a small one, and back to a large one', () => {
    const chest = moveToPosition(DEFAULT_PRINT_SPEC, 'chest', 1)
    expect(chest).toMatchObject({ place: 'chest', width: 90, fromMiddle: 90 })
    expect(moveToPosition(chest, 'back', 1)).toMatchObject({ place: 'back', width: 280, fromMiddle: 0 })
    expect(moveToPosition({ ...DEFAULT_PRINT_SPEC, width: 200 }, 'back', 1)).toMatchObject({
      place: 'back',
      width: 200,
    })
  })
})
