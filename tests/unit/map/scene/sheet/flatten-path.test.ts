import { describe, expect, it } from 'vitest'
import { CIRCLE, computeArea, doesCover, fillPath } from './shape-support'

describe('outlines', () => {
  it('follow arcs, curves and lines, relative and absolute', () => {
    expect(computeArea(fillPath(CIRCLE))).toBeCloseTo(Math.PI * 100, 0)
    expect(computeArea(fillPath('M0,0H10V10H0Z'))).toBe(100)
    expect(computeArea(fillPath('m0 0h10v10h-10z'))).toBe(100)
    expect(computeArea(fillPath('M0 0C0 10 10 10 10 0Z'))).toBeCloseTo(60, 0)
    expect(computeArea(fillPath('M0 0Q5 10 10 0Z'))).toBeCloseTo(100 / 3, 0)
    expect(computeArea(fillPath('M0,0 10,0 10,10 0,10Z'))).toBe(100)
    expect(computeArea(fillPath('M5,5h0Zm-5,-5h10v10h-10Z'))).toBe(100)
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
      expect(() => fillPath(path), path).toThrow()
  })

  it('are moved by the matrix', () => {
    expect(doesCover(fillPath('M0,0H10V10H0Z', undefined, [2, 0, 0, 2, 100, 50]), 118, 68)).toBe(true)
    expect(computeArea(fillPath('M0,0H10V10H0Z', undefined, [2, 0, 0, 2, 100, 50]))).toBe(400)
  })
})
