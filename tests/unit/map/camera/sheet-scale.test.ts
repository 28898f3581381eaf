import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { levelToScale, scaleToLevel } from '@/map/camera/sheet-scale'
import { MIN_ZOOM_LEVEL, MAX_ZOOM_LEVEL } from '@/map/camera/zoom-levels'

const zoomLevel = fc.integer({ min: MIN_ZOOM_LEVEL, max: MAX_ZOOM_LEVEL })

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

  it('fills a large window with the whole sheet at 0.2, and grows from there', () => {
    const large = { width: 2560, height: 1376 }
    expect(levelToScale(2, large) * 4000).toBeCloseTo(1376 - 36)
    for (const size of [large, { width: 3840, height: 2096 }])
      for (const lower of [2, 3])
        expect(levelToScale(lower, size)).toBeLessThan(levelToScale(lower + 1, size))
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
