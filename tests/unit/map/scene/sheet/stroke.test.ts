import { describe, expect, it } from 'vitest'
import { flattenPath } from '@/map/scene/sheet/flatten-path'
import { triangulateStroke } from '@/map/scene/sheet/stroke'
import { AS_IS, doesCover } from './shape-support'

describe('strokes', () => {
  const stroke = (path: string, cap: 'round' | 'butt', dash?: number[]) =>
    triangulateStroke(flattenPath(path, AS_IS, 0.01), { width: 4, cap, dash, tolerance: 0.01 })

  it('are as wide as they should be, and round ends reach beyond', () => {
    const butt = stroke('M0,0H20', 'butt')
    expect(doesCover(butt, 10, 1.9)).toBe(true)
    expect(doesCover(butt, 10, 2.1)).toBe(false)
    expect(doesCover(butt, -1, 0)).toBe(false)
    expect(doesCover(stroke('M0,0H20', 'round'), -1.5, 0)).toBe(true)
  })

  it('mitre their corners with butt caps and close closed lines', () => {
    const square = stroke('M0,0H20V20H0Z', 'butt')
    for (const [x, y] of [
      [-1.9, -1.9],
      [21.9, 21.9],
      [-1.9, 10],
    ] as const) {
      expect(doesCover(square, x, y)).toBe(true)
    }
    expect(doesCover(square, 10, 10)).toBe(false)
  })

  it('are cut into dashes, and into dots', () => {
    const dashed = stroke('M0,0H20', 'butt', [5, 5])
    expect([2, 7, 12, 17].map((x) => doesCover(dashed, x, 0))).toEqual([true, false, true, false])
    const dotted = stroke('M0,0H20', 'round', [0.01, 10])
    expect([0, 5, 10, 15].map((x) => doesCover(dotted, x, 0))).toEqual([true, false, true, false])
  })
})
