import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  blocksPageScroll,
  contentOpacity,
  framed,
  hintKey,
  isFreePan,
  layerTransform,
  MAX_TENTHS,
  MIN_TENTHS,
  onSheet,
  screenToWorld,
  showsContent,
  showsEnterIcons,
  showsLabels,
  softened,
  START_TENTHS,
  tenthsOf,
  worldToScreen,
  ZOOM_STEPS,
  zoomAbout,
  zoomedIn,
  zoomedOut,
  zoomOf,
} from '@/map/camera'

const SIZE = { width: 1280, height: 736 }
const tenths = fc.integer({ min: MIN_TENTHS, max: MAX_TENTHS })
const coordinate = fc.double({ min: -2000, max: 8000, noNaN: true })
const zoom = fc.double({ min: 0.2, max: 2, noNaN: true })

describe('zoom', () => {
  it('[38] starts at 1', () => expect(zoomOf(START_TENTHS)).toBe(1))
  it('[39] goes down to 0.2', () => expect(zoomOf(MIN_TENTHS)).toBe(0.2))
  it('[40] goes up to 2', () => expect(zoomOf(MAX_TENTHS)).toBe(2))
  it('[41] in adds 0.2', () => expect(zoomOf(zoomedIn(START_TENTHS))).toBe(1.2))
  it('[42] out subtracts 0.2', () => expect(zoomOf(zoomedOut(START_TENTHS))).toBe(0.8))
  it('[43] in at 2 stays at 2', () => expect(zoomOf(zoomedIn(MAX_TENTHS))).toBe(2))
  it('[44] out at 0.2 stays at 0.2', () => expect(zoomOf(zoomedOut(MIN_TENTHS))).toBe(0.2))

  it('[45] has no float drift: out four times from 1 is exactly 0.2, in nine times from there exactly 2', () => {
    const out = Array.from({ length: 4 }).reduce<number>((at) => zoomedOut(at), START_TENTHS)
    expect(zoomOf(out)).toBe(0.2)
    const back = Array.from({ length: 9 }).reduce<number>((at) => zoomedIn(at), out)
    expect(zoomOf(back)).toBe(2)
  })

  it('[45] any way out and in again comes back exactly, and never leaves its bounds', () => {
    fc.assert(
      fc.property(tenths, fc.integer({ min: 0, max: 12 }), (start, count) => {
        let at = start
        for (let i = 0; i < count; i++) at = zoomedOut(at)
        const reached = start - at
        expect(at).toBeGreaterThanOrEqual(MIN_TENTHS)
        for (let i = 0; i < reached / 2; i++) at = zoomedIn(at)
        expect(at).toBe(Math.max(start, at))
        expect(at).toBeLessThanOrEqual(MAX_TENTHS)
        expect(Number.isInteger(at)).toBe(true)
      }),
    )
  })

  it('has ten steps on the colour bar, from least to most', () => {
    expect(ZOOM_STEPS.map(zoomOf)).toEqual([0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2])
  })

  it('comes to rest on a whole tenth within bounds after a pinch', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 10, noNaN: true }), (any) => {
        expect(tenthsOf(any)).toBeGreaterThanOrEqual(MIN_TENTHS)
        expect(tenthsOf(any)).toBeLessThanOrEqual(MAX_TENTHS)
        expect(Number.isInteger(tenthsOf(any))).toBe(true)
      }),
    )
  })
})

describe('thresholds', () => {
  const at = (question: (tenths: number) => boolean) => ZOOM_STEPS.filter(question).map(zoomOf)

  it('[47] free pan is on at 0.4 and 0.2 and off at 0.6', () => expect(at(isFreePan)).toEqual([0.2, 0.4]))
  it('[56] labels stand by themselves at 0.6, 0.4 and 0.2', () => {
    expect(at(showsLabels)).toEqual([0.2, 0.4, 0.6])
  })
  it('[60] the enter icon is there at 0.2 only', () => expect(at(showsEnterIcons)).toEqual([0.2]))
  it('content can be used where labels are not shown', () => {
    fc.assert(
      fc.property(tenths, (any) => {
        expect(showsContent(any)).toBe(!showsLabels(any))
      }),
    )
  })

  it('[65] [67] [68] [69] page scroll is blocked at 0.7 and above unless panning', () => {
    expect(ZOOM_STEPS.filter((step) => blocksPageScroll(step, false))).toEqual([8, 10, 12, 14, 16, 18, 20])
    expect(blocksPageScroll(7, false)).toBe(true)
    expect(blocksPageScroll(6, false)).toBe(false)
    expect(ZOOM_STEPS.some((step) => blocksPageScroll(step, true))).toBe(false)
  })

  it('[50] [51] [52] gives the hint of the zoom, and none outside free pan', () => {
    expect(hintKey(2)).toBe('hint.enter')
    expect(hintKey(3)).toBe('hint.freePan')
    expect(hintKey(4)).toBe('hint.freePan')
    expect(hintKey(6)).toBeUndefined()
    expect(hintKey(10)).toBeUndefined()
  })

  it('fades content in from 0.6 to 0.8', () => {
    expect([0.2, 0.6, 0.7, 0.8, 2].map((value) => Math.round(contentOpacity(value) * 100) / 100)).toEqual([
      0, 0, 0.5, 1, 1,
    ])
  })
})

describe('geometry', () => {
  it('takes a point from the screen to the world and back', () => {
    fc.assert(
      fc.property(coordinate, coordinate, zoom, coordinate, coordinate, (x, y, z, px, py) => {
        const camera = { x, y, zoom: z }
        const back = worldToScreen(camera, SIZE, screenToWorld(camera, SIZE, { x: px, y: py }))
        expect(back.x).toBeCloseTo(px, 6)
        expect(back.y).toBeCloseTo(py, 6)
      }),
    )
  })

  it('keeps the world point under the pointer while zooming', () => {
    fc.assert(
      fc.property(coordinate, coordinate, zoom, zoom, (x, y, from, to) => {
        const pointer = { x: 300, y: 500 }
        const before = screenToWorld({ x, y, zoom: from }, SIZE, pointer)
        const after = screenToWorld(zoomAbout({ x, y, zoom: from }, SIZE, pointer, to), SIZE, pointer)
        expect(after.x).toBeCloseTo(before.x, 6)
        expect(after.y).toBeCloseTo(before.y, 6)
      }),
    )
  })

  it('never rests off the sheet', () => {
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        const point = onSheet({ x, y })
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
        expect(softened(6000 + past, 6000, 500) - 6000).toBeLessThanOrEqual(Math.min(past, 500) + 1e-9)
        expect(softened(-past, 6000, 500)).toBeGreaterThanOrEqual(-Math.min(past, 500) - 1e-9)
      }),
    )
    expect(softened(1234, 6000, 500)).toBe(1234)
  })

  it('puts a sheet that fits in the middle, and keeps a wish at reading zoom', () => {
    const wish = { x: 100, y: 100 }
    expect(framed(wish, 2, { width: 1280, height: 836 })).toEqual({ x: 3000, y: 2000 })
    expect(framed(wish, 4, { width: 1280, height: 800 })).toEqual({ x: 1600, y: 1000 })
    expect(framed(wish, 6, { width: 1280, height: 800 })).toEqual(wish)
  })

  it('writes the transform of the layer', () => {
    expect(layerTransform({ x: 2220, y: 1852, zoom: 0.4 })).toBe('scale(0.4) translate(-2220px, -1852px)')
  })
})
