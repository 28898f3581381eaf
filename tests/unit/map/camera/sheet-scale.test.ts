import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getLabelInsets } from '@/map/camera/insets'
import { getWholeSheetScale, levelToScale, scaleToLevel } from '@/map/camera/sheet-scale'
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

  it.each([
    [759, 16],
    [760, 96],
    [879, 96],
    [880, 160],
    [1199, 160],
    [1200, 240],
  ])('leaves the controls their room in a window of %i px: %i px of its width', (width, besidePx) => {
    expect(getWholeSheetScale({ width, height: 3000 })).toBeCloseTo((width - besidePx) / 6000, 10)
  })

  it('is 0.2 for a map that is not laid out', () => {
    expect(getWholeSheetScale({ width: 0, height: 0 })).toBe(0.2)
    expect(getWholeSheetScale({ width: 16, height: 600 })).toBe(0.2)
  })
})

describe('a label', () => {
  it('stands clear of the controls, which are below the map on a phone and beside it elsewhere', () => {
    expect(getLabelInsets(759)).toEqual({ left: 34, right: 8, top: 96, bottom: 150 })
    expect(getLabelInsets(760)).toEqual({ left: 102, right: 124, top: 62, bottom: 34 })
  })
})
