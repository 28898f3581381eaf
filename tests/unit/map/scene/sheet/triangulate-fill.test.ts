import { describe, expect, it } from 'vitest'
import { CIRCLE, doesCover, fillPath } from './shape-support'

describe('fills', () => {
  const HOLE = 'M-4,0a4,4 0 1 0 8,0a4,4 0 1 0 -8,0Z'
  const HOLE_BACKWARDS = 'M-4,0a4,4 0 1 1 8,0a4,4 0 1 1 -8,0Z'

  it('leave an even-odd hole open', () => {
    const ring = fillPath(CIRCLE + HOLE, 'evenodd')
    expect(doesCover(ring, 0, 0)).toBe(false)
    expect(doesCover(ring, 7, 0)).toBe(true)
  })

  it('leave a hole open that runs the other way', () => {
    expect(doesCover(fillPath(CIRCLE + HOLE_BACKWARDS), 0, 0)).toBe(false)
    expect(doesCover(fillPath(CIRCLE + HOLE), 0, 0)).toBe(true)
  })

  it('keep an island within a hole', () => {
    const island = fillPath(`${CIRCLE}${HOLE}M-1,-1h2v2h-2Z`, 'evenodd')
    expect(doesCover(island, 0, 0)).toBe(true)
    expect(doesCover(island, 3, 0)).toBe(false)
  })

  it('cover both of two shapes that cross', () => {
    const both = fillPath('M0,0H10V10H0ZM5,5H15V15H5Z')
    for (const [x, y] of [
      [2, 2],
      [7, 7],
      [13, 13],
    ] as const) {
      expect(doesCover(both, x, y)).toBe(true)
    }
  })
})
