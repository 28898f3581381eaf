import { describe, expect, it } from 'vitest'
import { DEFAULT_PRINT_SPEC } from '@contract/custom-print/print-spec'
import { resizePrint, type Corner } from '@/custom-print/editor/resize-print'

/** Twice as wide as high: 20 x 10 cm. */
const SPEC = { ...DEFAULT_PRINT_SPEC, width: 200, belowNeck: 100, fromMiddle: 10 }
const pull = (corner: Corner, factor: number) => resizePrint(SPEC, 2, corner, factor)

describe('a print whose corner is pulled', () => {
  it('grows and shrinks there, and its opposite corner stays where it is', () => {
    expect(pull({ x: 1, y: 1 }, 1.5)).toEqual({ width: 300, fromMiddle: 60, belowNeck: 100 })
    expect(pull({ x: -1, y: 1 }, 1.5)).toEqual({ width: 300, fromMiddle: -40, belowNeck: 100 })
    expect(pull({ x: 1, y: -1 }, 0.5)).toEqual({ width: 100, fromMiddle: -40, belowNeck: 150 })
    expect(pull({ x: -1, y: -1 }, 0.5)).toEqual({ width: 100, fromMiddle: 60, belowNeck: 150 })
  })

  it('is no larger and no smaller than it may be, and does not move on then', () => {
    expect(pull({ x: 1, y: 1 }, 9)).toEqual(pull({ x: 1, y: 1 }, 1.8))
    expect(pull({ x: 1, y: 1 }, -2)).toEqual({ width: 30, fromMiddle: -75, belowNeck: 100 })
  })
})
