import { describe, expect, it } from 'vitest'
import type { Matrix } from '@/map/artwork/draw-command'
import { clipShape } from '@/map/scene/clip'
import { flattenPath } from '@/map/scene/flatten-path'
import { triangulateFill } from '@/map/scene/triangulate-fill'
import { triangulateStroke } from '@/map/scene/stroke'
import { computeArea, doesCover } from './shape-support'

const AS_IS: Matrix = [1, 0, 0, 1, 0, 0]
const fill = (path: string, rule?: 'evenodd', matrix = AS_IS) =>
  triangulateFill(flattenPath(path, matrix, 0.01), rule)
const CIRCLE = 'M-10,0a10,10 0 1 0 20,0a10,10 0 1 0 -20,0Z'

describe('outlines', () => {
  it('follow arcs, curves and lines, relative and absolute', () => {
    expect(computeArea(fill(CIRCLE))).toBeCloseTo(Math.PI * 100, 0)
    expect(computeArea(fill('M0,0H10V10H0Z'))).toBe(100)
    expect(computeArea(fill('m0 0h10v10h-10z'))).toBe(100)
    expect(computeArea(fill('M0 0C0 10 10 10 10 0Z'))).toBeCloseTo(60, 0)
    expect(computeArea(fill('M0 0Q5 10 10 0Z'))).toBeCloseTo(100 / 3, 0)
    expect(computeArea(fill('M0,0 10,0 10,10 0,10Z'))).toBe(100)
    expect(computeArea(fill('M5,5h0Zm-5,-5h10v10h-10Z'))).toBe(100)
  })

  it('are of such paths only as the artwork has', () => {
    for (const path of [
      'M0 0C0 10 10 10 10 0S20 -10 20 0Z',
      'M-10,0a10 10 0 1020 0a10 10 0 10-20 0Z',
      'M-10,0a10,5 0 1 0 20,0Z',
      'M0,0L5',
      'L5,5',
      'M0,0 L#',
    ])
      expect(() => fill(path), path).toThrow()
  })

  it('are moved by the matrix', () => {
    expect(doesCover(fill('M0,0H10V10H0Z', undefined, [2, 0, 0, 2, 100, 50]), 118, 68)).toBe(true)
    expect(computeArea(fill('M0,0H10V10H0Z', undefined, [2, 0, 0, 2, 100, 50]))).toBe(400)
  })
})

describe('fills', () => {
  const HOLE = 'M-4,0a4,4 0 1 0 8,0a4,4 0 1 0 -8,0Z'
  const HOLE_BACKWARDS = 'M-4,0a4,4 0 1 1 8,0a4,4 0 1 1 -8,0Z'

  it('leave an even-odd hole open', () => {
    const ring = fill(CIRCLE + HOLE, 'evenodd')
    expect(doesCover(ring, 0, 0)).toBe(false)
    expect(doesCover(ring, 7, 0)).toBe(true)
  })

  it('leave a hole open that runs the other way', () => {
    expect(doesCover(fill(CIRCLE + HOLE_BACKWARDS), 0, 0)).toBe(false)
    expect(doesCover(fill(CIRCLE + HOLE), 0, 0)).toBe(true)
  })

  it('keep an island within a hole', () => {
    const island = fill(`${CIRCLE}${HOLE}M-1,-1h2v2h-2Z`, 'evenodd')
    expect(doesCover(island, 0, 0)).toBe(true)
    expect(doesCover(island, 3, 0)).toBe(false)
  })

  it('cover both of two shapes that cross', () => {
    const both = fill('M0,0H10V10H0ZM5,5H15V15H5Z')
    for (const [x, y] of [
      [2, 2],
      [7, 7],
      [13, 13],
    ] as const) {
      expect(doesCover(both, x, y)).toBe(true)
    }
  })
})

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

it('a clip keeps only what lies within it', () => {
  const clipped = clipShape(fill('M-20,-2H20V2H-20Z'), fill(CIRCLE))
  expect(doesCover(clipped, 9, 0)).toBe(true)
  expect(doesCover(clipped, 11, 0)).toBe(false)
  expect(doesCover(clipped, 0, 1.9)).toBe(true)
})
