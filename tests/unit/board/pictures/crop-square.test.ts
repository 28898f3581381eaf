import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getCropSquare } from '@/board/pictures/crop-square'

describe('the cut of a picture [R7]', () => {
  it('is the largest square, moved along the longer side', () => {
    const portrait = { width: 3000, height: 4000 }
    expect(getCropSquare(portrait, 0)).toEqual({ x: 0, y: 0, side: 3000 })
    expect(getCropSquare(portrait, 0.5)).toEqual({ x: 0, y: 500, side: 3000 })
    expect(getCropSquare({ width: 4000, height: 3000 }, 1)).toEqual({ x: 1000, y: 0, side: 3000 })
  })

  it('never leaves the picture', () => {
    const size = fc.integer({ min: 1, max: 12_000 })
    fc.assert(
      fc.property(size, size, fc.double({ min: 0, max: 1, noNaN: true }), (width, height, position) => {
        const { x, y, side } = getCropSquare({ width, height }, position)
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(x + side).toBeLessThanOrEqual(width)
        expect(y + side).toBeLessThanOrEqual(height)
      }),
    )
  })
})
