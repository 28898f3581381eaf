import { describe, expect, it } from 'vitest'
import { DEFAULT_PRINT_SPEC, type PrintSpec } from '@contract/custom-print/print-spec'
import { MIN_PRINTABLE_TONE } from '@print-kernel/dot-gain'
import { runPreflight } from '@print-kernel/preflight/preflight'
import { analysePrint } from '@print-kernel/preflight/print-analysis'
import { prepareArtwork } from '@print-kernel/tones/prepare-artwork'
import { drawImage } from '../draw-image'

type Colour = readonly [number, number, number, number?]
const [RED, NAVY, WHITE, NOTHING] = [
  [200, 30, 40],
  [20, 30, 90],
  [255, 255, 255],
  [0, 0, 0, 0],
] as const
/** Two squares beside each other on nothing. */
const draw = (left: Colour, right: Colour) =>
  drawImage(600, 300, (x, y) => {
    if (y < 50 || y > 250) return NOTHING
    if (x > 50 && x < 250) return left
    return x > 350 && x < 550 ? right : NOTHING
  })
const spec: PrintSpec = { ...DEFAULT_PRINT_SPEC, width: 100 }
const findInkless = (image: ReturnType<typeof draw>, change: Partial<PrintSpec> = {}) => {
  const wanted = { ...spec, ...change }
  const results = runPreflight(analysePrint(prepareArtwork(image, wanted), wanted, 4000, false), wanted)
  return results.find(({ code }) => code === 'inkless')
}

describe('the lighter of two colours on nothing', () => {
  it('is printed, as white paper is what gets no ink', () => {
    const drawing = draw(RED, NAVY)
    const { tones, inkBounds } = prepareArtwork(drawing, spec)
    expect(inkBounds).toMatchObject({ left: 50, width: 500 })
    expect(tones.values[100 * tones.width + 100]).toBeGreaterThan(5 * MIN_PRINTABLE_TONE)
    expect(findInkless(drawing)).toBeUndefined()
  })

  it('is printed on a dark shirt as well, beside the darker: two even colours are no photograph', () => {
    const { tones } = prepareArtwork(draw(RED, NAVY), { ...spec, ink: 'sand', shirt: 'forest' })
    const [red = 0, navy = 0] = [100, 400].map((x) => tones.values[100 * tones.width + x])
    expect([red, navy]).toEqual([expect.closeTo(0.68, 1), 1])
  })

  it('is named, marked at the side where it was, and offered by DTG, if it is white', () => {
    expect(findInkless(draw(RED, WHITE))).toEqual({
      code: 'inkless',
      severity: 'warning',
      values: { share: expect.closeTo(0.5, 1) },
      quickFixes: [{ code: 'useDtg' }],
      points: expect.arrayContaining([{ x: 100, y: expect.any(Number) }]),
    })
    expect(findInkless(draw(RED, WHITE), { method: 'dtg' })).toBeUndefined()
  })

  it('is printed and not named if light and dark are swapped', () => {
    expect(findInkless(draw(RED, WHITE), { isSwapped: true })).toBeUndefined()
  })

  it('is seen as cotton where ink surrounds it', () => {
    const eye = drawImage(2000, 600, (x, y) => {
      const far = Math.hypot(x - 1000, y - 300)
      return far > 250 ? NOTHING : far > 248.5 ? NAVY : WHITE
    })
    expect(findInkless(eye)).toBeUndefined()
  })
})
