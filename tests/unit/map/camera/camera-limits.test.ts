import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Point } from '@/lib/point'
import { screenToWorld } from '@/map/camera/camera'
import { clampToSheet, applyRubberBand, constrainTarget } from '@/map/camera/camera-limits'
import { levelToScale } from '@/map/camera/sheet-scale'
import { getRestPoint, WORLD } from '@/map/camera/world'
import { SECTIONS } from '@/sections/registry'

const coordinate = fc.double({ min: -2000, max: 8000, noNaN: true })

describe('where the camera may rest', () => {
  it('never rests off the sheet', () => {
    const clampOnLaptop = (point: Point) => clampToSheet(point, 2, { width: 1440, height: 836 })
    expect(clampOnLaptop({ x: -1, y: 4001 })).toEqual({ x: 0, y: 4000 })
    expect(clampOnLaptop({ x: 6001, y: -1 })).toEqual({ x: 6000, y: 0 })
    expect(clampOnLaptop({ x: 1234, y: 2345 })).toEqual({ x: 1234, y: 2345 })
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        const point = clampOnLaptop({ x, y })
        expect(point.x).toBeGreaterThanOrEqual(0)
        expect(point.x).toBeLessThanOrEqual(6000)
        expect(point.y).toBeGreaterThanOrEqual(0)
        expect(point.y).toBeLessThanOrEqual(4000)
      }),
    )
  })

  it('moves the sheet up on a phone until it clears the controls, 128 px higher than elsewhere', () => {
    const getLowestY = (width: number) => constrainTarget({ x: 3000, y: 9000 }, 4, { width, height: 600 }).y
    expect(getLowestY(759)).toBeCloseTo(4000 + 128 / 0.4 - 300 / 0.4)
    expect(getLowestY(760)).toBeCloseTo(4000 - 300 / 0.4)
  })

  it('begins a sheet that is lower than the screen of a phone at the top of that', () => {
    const phone = { width: 390, height: 784 }
    const scale = levelToScale(3, phone)
    expect(4000 * scale).toBeLessThan(784)
    expect(constrainTarget({ x: 3000, y: -9000 }, 3, phone).y).toBeCloseTo(392 / scale)
  })

  it('hangs a poster at its place, below the hint, and lets a finger rest on its legend', () => {
    const phone = { width: 390, height: 784 }
    const scale = (390 - 16) / 6000
    const start = { x: (195 - 8) / scale, y: (392 - 72) / scale }
    for (const target of [
      { x: 3000, y: 0 },
      { x: 0, y: 9000 },
    ]) {
      const { x, y } = constrainTarget(target, 2, phone)
      expect(x).toBeCloseTo(start.x)
      expect(y).toBeCloseTo(start.y)
    }
    expect(clampToSheet(start, 2, phone)).toEqual(start)
    expect(clampToSheet(start, 4, phone)).toEqual({ x: 3000, y: 4000 })
    const landscape = { width: 844, height: 326 }
    expect(clampToSheet({ x: 7000, y: 5000 }, 2, landscape)).toEqual({ x: 7000, y: 4000 })
  })

  it('gives less and less beyond the edge', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 50_000, noNaN: true }), (past) => {
        expect(applyRubberBand(6000 + past, 6000, 500) - 6000).toBeLessThanOrEqual(Math.min(past, 500) + 1e-9)
        expect(applyRubberBand(-past, 6000, 500)).toBeGreaterThanOrEqual(-Math.min(past, 500) - 1e-9)
      }),
    )
    expect([0, 1234, 6000].map((value) => applyRubberBand(value, 6000, 500))).toEqual([0, 1234, 6000])
    // The band gives by half of the way.
    expect(applyRubberBand(6500, 6000, 500)).toBe(6250)
    expect(applyRubberBand(-500, 6000, 500)).toBe(-250)
  })

  it('puts a sheet that fits in the middle, and keeps a target at reading zoom', () => {
    const target = { x: 100, y: 100 }
    expect(constrainTarget(target, 2, { width: 1280, height: 836 })).toEqual({ x: 3000, y: 2000 })
    expect(constrainTarget(target, 4, { width: 1280, height: 800 })).toEqual({ x: 1600, y: 1000 })
    expect(constrainTarget(target, 8, { width: 1280, height: 800 })).toEqual(target)
    const far = { x: 5900, y: 3900 }
    expect(constrainTarget(far, 4, { width: 1280, height: 800 })).toEqual({ x: 4400, y: 3000 })
    expect(constrainTarget({ x: 2500, y: 1500 }, 4, { width: 1280, height: 800 })).toEqual({
      x: 2500,
      y: 1500,
    })
    // A screen that is wider than the sheet, and lower than it.
    expect(constrainTarget(far, 4, { width: 3000, height: 800 })).toEqual({ x: 3000, y: 3000 })
  })

  it('fills a wide screen with the sheet two steps out of any section, not with the table around it', () => {
    const size = { width: 2560, height: 1376 }
    const isOnSheet = ({ x, y }: Point) => x >= 0 && x <= WORLD.width && y >= 0 && y <= WORLD.height
    for (const section of SECTIONS) {
      const { x, y } = constrainTarget(getRestPoint(section, size), 6, size)
      expect(screenToWorld({ x, y, scale: 0.6 }, size, { x: 0, y: 0 })).toSatisfy(isOnSheet)
      expect(screenToWorld({ x, y, scale: 0.6 }, size, { x: 2560, y: 1376 })).toSatisfy(isOnSheet)
    }
  })

  it.each([784, 872, 1000])(
    'on a phone whose map is %i px high, all labels can be moved above the controls',
    (height) => {
      const { y } = constrainTarget({ x: 3000, y: 4000 }, 4, { width: 390, height })
      const atFoot = 3780
      // The legal links are the highest, 139 px above the screen's edge.
      expect((atFoot - y) * 0.4 + height / 2 + 22).toBeLessThan(height - 139)
      const top = constrainTarget({ x: 3000, y: 0 }, 4, { width: 390, height })
      expect(top.y * 0.4).toBeLessThanOrEqual(height / 2)
    },
  )
})
