import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  getContentOpacity,
  constrainTarget,
  getHintKey,
  isFreePan,
  getLayerTransform,
  MAX_ZOOM_LEVEL,
  MIN_ZOOM_LEVEL,
  clampToSheet,
  screenToWorld,
  isContentVisible,
  areEnterIconsVisible,
  areLabelsVisible,
  applyRubberBand,
  START_ZOOM_LEVEL,
  zoomToLevel,
  worldToScreen,
  ZOOM_STEPS,
  zoomAroundPoint,
  addZoomSteps,
  levelToZoom,
  levelToScale,
  scaleToLevel,
} from '@/map/camera/camera'
import type { Point } from '@/lib/point'
import { getRestPoint, WORLD } from '@/map/camera/world'
import { SECTIONS } from '@/sections/registry'

const SIZE = { width: 1280, height: 736 }
const zoomLevel = fc.integer({ min: MIN_ZOOM_LEVEL, max: MAX_ZOOM_LEVEL })
const coordinate = fc.double({ min: -2000, max: 8000, noNaN: true })
const scale = fc.double({ min: 0.2, max: 2, noNaN: true })

describe('zoom', () => {
  it('starts at 1 [38]', () => expect(levelToZoom(START_ZOOM_LEVEL)).toBe(1))
  it('goes down to 0.2 [39]', () => expect(levelToZoom(MIN_ZOOM_LEVEL)).toBe(0.2))
  it('goes up to 2 [40]', () => expect(levelToZoom(MAX_ZOOM_LEVEL)).toBe(2))
  it('in adds 0.2 [41]', () => expect(levelToZoom(addZoomSteps(START_ZOOM_LEVEL, 1))).toBe(1.2))
  it('out subtracts 0.2 [42]', () => expect(levelToZoom(addZoomSteps(START_ZOOM_LEVEL, -1))).toBe(0.8))
  it('in at 2 stays at 2 [43]', () => expect(levelToZoom(addZoomSteps(MAX_ZOOM_LEVEL, 1))).toBe(2))
  it('out at 0.2 stays at 0.2 [44]', () => expect(levelToZoom(addZoomSteps(MIN_ZOOM_LEVEL, -1))).toBe(0.2))

  it('has no float drift: out four times from 1 is exactly 0.2, in nine times from there exactly 2 [45]', () => {
    const out = Array.from({ length: 4 }).reduce<number>((at) => addZoomSteps(at, -1), START_ZOOM_LEVEL)
    expect(levelToZoom(out)).toBe(0.2)
    const back = Array.from({ length: 9 }).reduce<number>((at) => addZoomSteps(at, 1), out)
    expect(levelToZoom(back)).toBe(2)
  })

  it('comes back exactly, however far one zooms out and in again, or in and out [45]', () => {
    const there = { out: -1, in: 1 }
    fc.assert(
      fc.property(
        zoomLevel,
        fc.integer({ min: 0, max: 12 }),
        fc.constantFrom('out', 'in'),
        (start, count, way) => {
          const room = way === 'out' ? start - MIN_ZOOM_LEVEL : MAX_ZOOM_LEVEL - start
          const steps = Math.min(count, Math.floor(room / 2))
          let at = start
          for (let i = 0; i < steps; i++) at = addZoomSteps(at, there[way])
          expect(Math.abs(at - start)).toBe(2 * steps)
          for (let i = 0; i < steps; i++) at = addZoomSteps(at, -there[way])
          expect(levelToZoom(at)).toBe(start / 10)
        },
      ),
    )
  })

  it('never leaves its bounds, however often one presses', () => {
    const presses = fc.array(fc.constantFrom(-1, 1), { maxLength: 40 })
    fc.assert(
      fc.property(zoomLevel, presses, (start, pressed) => {
        const at = pressed.reduce((zoom, press) => addZoomSteps(zoom, press), start)
        expect(at).toBeGreaterThanOrEqual(MIN_ZOOM_LEVEL)
        expect(at).toBeLessThanOrEqual(MAX_ZOOM_LEVEL)
        expect(Number.isInteger(at)).toBe(true)
      }),
    )
  })

  it('has ten steps on the colour bar, from least to most', () => {
    expect(ZOOM_STEPS.map(levelToZoom)).toEqual([0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2])
  })

  it('comes to rest on a whole tenth within bounds after a pinch', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 10, noNaN: true }), (any) => {
        expect(zoomToLevel(any)).toBeGreaterThanOrEqual(MIN_ZOOM_LEVEL)
        expect(zoomToLevel(any)).toBeLessThanOrEqual(MAX_ZOOM_LEVEL)
        expect(Number.isInteger(zoomToLevel(any))).toBe(true)
      }),
    )
    expect([0.34, 0.36, 1, 1.96].map(zoomToLevel)).toEqual([3, 4, 10, 20])
  })
})

describe('the scale of the sheet', () => {
  const PHONE = { width: 390, height: 784 }

  it('is the number of the zoom where the whole sheet fits at 0.2', () => {
    for (const zoomLevel of [2, 3, 4, 6, 10, 20])
      expect(levelToScale(zoomLevel, { width: 1440, height: 836 })).toBe(zoomLevel / 10)
  })

  it('is the number of the zoom from 0.4 on in every window, and shows the whole sheet at 0.2', () => {
    for (const zoomLevel of [4, 5, 6, 10, 20]) expect(levelToScale(zoomLevel, PHONE)).toBe(zoomLevel / 10)
    expect(levelToScale(2, PHONE) * 6000).toBeCloseTo(390 - 16)
    expect(levelToScale(3, PHONE)).toBeGreaterThan(levelToScale(2, PHONE))
    expect(levelToScale(3, PHONE)).toBeLessThan(0.4)
  })

  it('leads back to its zoom, in windows of all sizes', () => {
    const side = fc.integer({ min: 280, max: 3000 })
    fc.assert(
      fc.property(zoomLevel, side, side, (any, width, height) => {
        expect(scaleToLevel(levelToScale(any, { width, height }), { width, height })).toBe(any)
      }),
    )
  })
})

describe('thresholds', () => {
  const ALL = Array.from({ length: 19 }, (_, index) => MIN_ZOOM_LEVEL + index)
  const at = (question: (zoomLevel: number) => boolean) => ALL.filter(question).map(levelToZoom)

  it('lets one drag the map at 0.4 and below, and no more at 0.5 [47]', () => {
    expect(at(isFreePan)).toEqual([0.2, 0.3, 0.4])
  })
  it('shows labels by themselves at 0.6 and below [56]', () => {
    expect(at(areLabelsVisible)).toEqual([0.2, 0.3, 0.4, 0.5, 0.6])
  })
  it('shows the enter icon at 0.2 only [60]', () => expect(at(areEnterIconsVisible)).toEqual([0.2]))
  it('content can be used where labels are not shown', () => {
    fc.assert(
      fc.property(zoomLevel, (any) => {
        expect(isContentVisible(any)).toBe(!areLabelsVisible(any))
      }),
    )
  })

  it('content is read, and page scroll blocked, at 0.7 and above, where one does not pan [65] [67] [68] [69]', () => {
    expect(ALL.filter(isContentVisible)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
    expect(ALL.filter((level) => isContentVisible(level) && isFreePan(level))).toEqual([])
  })

  it('gives the hint of the zoom, and none outside free pan [50] [51] [52]', () => {
    expect(getHintKey(2)).toBe('hint.enter')
    expect(getHintKey(3)).toBe('hint.freePan')
    expect(getHintKey(4)).toBe('hint.freePan')
    expect(getHintKey(5)).toBeUndefined()
    expect(getHintKey(6)).toBeUndefined()
    expect(getHintKey(10)).toBeUndefined()
  })

  it('fades content in from 0.6 to 0.8', () => {
    expect([0.2, 0.6, 0.7, 0.8, 2].map((value) => Math.round(getContentOpacity(value) * 100) / 100)).toEqual([
      0, 0, 0.5, 1, 1,
    ])
  })
})

describe('geometry', () => {
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

  it('keeps the world point under the pointer while zooming', () => {
    fc.assert(
      fc.property(coordinate, coordinate, scale, scale, (x, y, from, to) => {
        const pointer = { x: 300, y: 500 }
        const before = screenToWorld({ x, y, scale: from }, SIZE, pointer)
        const after = screenToWorld(zoomAroundPoint({ x, y, scale: from }, SIZE, pointer, to), SIZE, pointer)
        expect(after.x).toBeCloseTo(before.x, 6)
        expect(after.y).toBeCloseTo(before.y, 6)
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

  it('never rests off the sheet', () => {
    expect(clampToSheet({ x: -1, y: 4001 })).toEqual({ x: 0, y: 4000 })
    expect(clampToSheet({ x: 6001, y: -1 })).toEqual({ x: 6000, y: 0 })
    expect(clampToSheet({ x: 1234, y: 2345 })).toEqual({ x: 1234, y: 2345 })
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        const point = clampToSheet({ x, y })
        expect(point.x).toBeGreaterThanOrEqual(0)
        expect(point.x).toBeLessThanOrEqual(6000)
        expect(point.y).toBeGreaterThanOrEqual(0)
        expect(point.y).toBeLessThanOrEqual(4000)
      }),
    )
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

  it('writes the transform of the layer', () => {
    expect(getLayerTransform({ x: 2220, y: 1852, scale: 0.4 })).toBe('scale(0.4) translate(-2220px, -1852px)')
  })
})
