import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Point } from '@/lib/point'
import { screenToWorld, worldToScreen, zoomAroundPoint, getLayerTransform } from '@/map/camera/camera'
import { clampToSheet } from '@/map/camera/camera-limits'
import { MAX_ZOOM_LEVEL } from '@/map/camera/zoom-levels'

const SIZE = { width: 1280, height: 736 }
const coordinate = fc.double({ min: -2000, max: 8000, noNaN: true })
const scale = fc.double({ min: 0.2, max: 2, noNaN: true })

describe('the camera', () => {
  it('takes a point from the screen to the world and back', () => {
    fc.assert(
      fc.property(coordinate, coordinate, scale, coordinate, coordinate, (x, y, z, px, py) => {
        const camera = { x, y, scale: z }
        const back = worldToScreen(camera, SIZE, screenToWorld(camera, SIZE, { x: px, y: py }))
        expect(back.x).toBeCloseTo(px, 6)
        expect(back.y).toBeCloseTo(py, 6)
      }),
    )
  })

  it('keeps the point of the sheet under the pointer while zooming, else the nearest to it', () => {
    const onSheet = (point: Point) => clampToSheet(point, MAX_ZOOM_LEVEL, SIZE)
    fc.assert(
      fc.property(coordinate, coordinate, scale, scale, (x, y, from, to) => {
        const camera = { x, y, scale: from }
        const held = onSheet(screenToWorld(camera, SIZE, { x: 300, y: 500 }))
        const before = worldToScreen(camera, SIZE, held)
        const after = worldToScreen(zoomAroundPoint(camera, SIZE, { x: 300, y: 500 }, to), SIZE, held)
        expect(after.x).toBeCloseTo(before.x, 5)
        expect(after.y).toBeCloseTo(before.y, 5)
      }),
    )
  })

  it('knows what lies at a corner of the screen, and where a corner of the sheet is on screen', () => {
    const camera = { x: 3000, y: 2000, scale: 0.5 }
    expect(screenToWorld(camera, SIZE, { x: 0, y: 0 })).toEqual({ x: 1720, y: 1264 })
    expect(screenToWorld(camera, SIZE, { x: 1280, y: 736 })).toEqual({ x: 4280, y: 2736 })
    expect(worldToScreen(camera, SIZE, { x: 0, y: 0 })).toEqual({ x: -860, y: -632 })
    expect(worldToScreen(camera, SIZE, { x: 6000, y: 4000 })).toEqual({ x: 2140, y: 1368 })
  })

  it('zooms about the pointer no further than the zoom goes', () => {
    const camera = { x: 3000, y: 2000, scale: 1 }
    expect(zoomAroundPoint(camera, SIZE, { x: 640, y: 368 }, 9)).toEqual({ x: 3000, y: 2000, scale: 2 })
    const wide = { width: 1440, height: 836 }
    expect(zoomAroundPoint(camera, wide, { x: 720, y: 418 }, 0.01)).toEqual({ x: 3000, y: 2000, scale: 0.2 })
    expect(zoomAroundPoint(camera, SIZE, { x: 740, y: 468 }, 2)).toEqual({ x: 3050, y: 2050, scale: 2 })
  })

  it('writes the transform of the layer', () => {
    expect(getLayerTransform({ x: 2220, y: 1852, scale: 0.4 })).toBe('scale(0.4) translate(-2220px, -1852px)')
  })
})
