import { describe, expect, it } from 'vitest'
import { DEFAULT_PRINT_SPEC, type PrintSpec } from '@contract/custom-print/print-spec'
import { runPreflight } from '@print-kernel/preflight/preflight'
import type { QuickFix } from '@print-kernel/preflight/preflight-result'
import { analysePrint } from '@print-kernel/preflight/print-analysis'
import { prepareArtwork } from '@print-kernel/tones/prepare-artwork'
import { applyQuickFix } from '@/custom-print/preflight/apply-quick-fix'
import { drawImage } from '../draw-image'

/** A square of 300 px in a picture of 1,000, and other ink in grey. */
const draw = (isOther: (x: number, y: number) => boolean) =>
  drawImage(1000, 1000, (x, y) => {
    if (x > 500 && x < 800 && y > 600 && y < 900) return [0, 0, 0]
    return isOther(x, y) ? [120, 120, 120] : [255, 255, 255]
  })
const dusty = draw((x, y) => x < 3 && y < 1)
const spec: PrintSpec = { ...DEFAULT_PRINT_SPEC, width: 240 }
const say = (image: ReturnType<typeof draw>, wanted = spec) =>
  runPreflight(analysePrint(prepareArtwork(image, wanted), wanted, 4000, false), wanted)
const findDust = (image: ReturnType<typeof draw>, wanted = spec) =>
  say(image, wanted).find(({ code }) => code === 'dust')

describe('dust that decides the size of a drawing', () => {
  it('is told, with where it is and how wide the drawing is', () => {
    const dust = findDust(dusty)
    expect(dust?.severity).toBe('warning')
    expect(dust?.values['width']).toBeCloseTo((240 * 300) / 800, 0)
    expect(dust?.points).toEqual([{ x: expect.closeTo(0.5, 0), y: expect.closeTo(0.2, 0) }])
  })

  it.each(['screen', 'dtg'] as const)('is cut away at the press of a button, by %s', (method) => {
    const wanted = { ...spec, method }
    const [cut] = findDust(dusty, wanted)?.quickFixes ?? []
    const cropped = { ...wanted, ...applyQuickFix(wanted, cut as QuickFix) }
    expect(findDust(dusty, cropped)).toBeUndefined()
    expect(cropped.crop).toEqual({ left: 500, top: 600, right: 200, bottom: 100 })
    expect(prepareArtwork(dusty, cropped).inkBounds).toEqual({ left: 0, top: 0, width: 300, height: 300 })
  })

  it.each(['screen', 'dtg'] as const)('leaves the drawing when it is cut away, by %s', (method) => {
    const bar = drawImage(1000, 800, (x, y) => {
      const isBar = x > 300 && x < 700 && y > 400 && y < 520
      return isBar || (x > 900 && x < 903 && y > 60 && y < 62) ? [0, 0, 0] : [255, 255, 255]
    })
    const wanted = { ...spec, method }
    const cuts = findDust(bar, wanted)?.quickFixes.filter(({ code }) => code === 'crop') ?? []
    expect(cuts).toHaveLength(1)
    for (const cut of cuts) {
      const cropped = { ...wanted, ...applyQuickFix(wanted, cut) }
      expect(say(bar, cropped).map(({ code }) => code)).not.toContain('empty')
    }
  })

  it('is left out of prints that were cleaned up', () => {
    const cleaned = { ...spec, isCleaned: true }
    expect(findDust(dusty, cleaned)).toBeUndefined()
    expect(prepareArtwork(dusty, cleaned).inkBounds).toEqual({ left: 500, top: 600, width: 300, height: 300 })
  })

  it('is found in every corner at once', () => {
    const corners = draw((x, y) => (x < 3 || x > 997) && (y < 3 || y > 997))
    expect(findDust(corners)?.points).toHaveLength(3)
    expect(prepareArtwork(corners, { ...spec, isCleaned: true }).inkBounds.width).toBe(300)
  })

  it.each<[string, (x: number, y: number) => boolean]>([
    ['a frame', (x, y) => x < 3 || y < 3 || x > 997 || y > 997],
    ['a full stop beside the last letter', (x, y) => x > 810 && x < 814 && y > 890 && y < 894],
    ['a dot that is seen', (x, y) => Math.hypot(x - 100, y - 100) < 12],
    ['a row of dots', (x, y) => y < 4 && x % 20 < 4],
  ])('is not %s', (_, isOther) => {
    expect(findDust(draw(isOther))).toBeUndefined()
  })

  it('is no drawing that is made of specks', () => {
    const stars = drawImage(1000, 1000, (x, y) => {
      const isStar = [0, 1, 2, 3, 4, 5, 6].some(
        (star) => Math.hypot(x - 80 - 120 * star, y - 900 + 130 * star) < 2,
      )
      return isStar ? [0, 0, 0] : [255, 255, 255]
    })
    expect(findDust(stars)).toBeUndefined()
  })
})
