import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  MIN_ZOOM_LEVEL,
  MAX_ZOOM_LEVEL,
  START_ZOOM_LEVEL,
  ZOOM_STEPS,
  addZoomSteps,
  levelToZoom,
  zoomToLevel,
  isFreePan,
  areLabelsVisible,
  getContentScale,
  toPercent,
  areEnterIconsVisible,
  isContentVisible,
  getHintKey,
  getContentOpacity,
} from '@/map/camera/zoom-levels'

const zoomLevel = fc.integer({ min: MIN_ZOOM_LEVEL, max: MAX_ZOOM_LEVEL })

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

  it('is said in per cent, and enlarges the text of a section but never shrinks it', () => {
    expect([2, 10, 20].map(toPercent)).toEqual([20, 100, 200])
    expect([2, 10, 20].map(getContentScale)).toEqual([1, 1, 2])
  })
})
