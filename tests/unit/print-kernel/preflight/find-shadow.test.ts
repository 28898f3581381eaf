import { describe, expect, it } from 'vitest'
import { DEFAULT_PRINT_SPEC, type PrintSpec } from '@contract/custom-print/print-spec'
import { runPreflight } from '@print-kernel/preflight/preflight'
import { analysePrint } from '@print-kernel/preflight/print-analysis'
import { prepareArtwork } from '@print-kernel/tones/prepare-artwork'
import { drawImage, drawNoise, readGrey } from '../draw-image'

/** A dark disc on paper with the grain of a camera, whose light is multiplied by a shade. */
const photograph = (shade: (x: number, y: number) => number) =>
  drawImage(600, 450, (x, y) => {
    const light = 88 * shade(x, y) + (drawNoise(x, y) - 0.5) * 2
    const grey = readGrey(Math.hypot(x - 300, y - 225) < 80 ? light * 0.25 : light)
    return [grey, grey, grey]
  })
const spec = { ...DEFAULT_PRINT_SPEC, width: 200 }
const findShadow = (image: ReturnType<typeof photograph>, wanted: PrintSpec = spec) =>
  runPreflight(analysePrint(prepareArtwork(image, wanted), wanted, 4000, false), wanted).find(
    ({ code }) => code === 'shadow',
  )

describe('a shadow on photographed paper', () => {
  it('is told, with where it falls, if it has a hard edge, as it prints', () => {
    const shadow = findShadow(photograph((x, y) => (x + y < 150 ? 0.75 : 1)))
    expect(shadow?.severity).toBe('note')
    expect(shadow?.points[0]?.x).toBeLessThan(60)
    expect(shadow?.points[0]?.y).toBeLessThan(60)
  })

  it('is not told where it fades, as it is taken away with the paper, nor of even light', () => {
    expect(findShadow(photograph((x, y) => 1 - 0.2 * (1 - (x + y) / 1050)))).toBeUndefined()
    expect(findShadow(photograph(() => 1))).toBeUndefined()
  })

  it('is no grey ink that a crop cuts through, and is told at what stays of the picture’s edge', () => {
    const crop = { left: 300, top: 0, right: 0, bottom: 0 }
    const washed = photograph((x, y) => (Math.hypot(x - 300, y - 225) < 180 ? 0.6 : 1))
    expect(findShadow(washed, { ...spec, crop })).toBeUndefined()
    const shaded = photograph((x, y) => (x - y > 450 ? 0.75 : 1))
    expect(findShadow(shaded, { ...spec, crop })?.severity).toBe('note')
  })

  it('is no grey that was drawn on a screen', () => {
    const band = drawImage(600, 450, (x, y) => {
      const grey = x < 200 && y < 25 ? 150 : Math.hypot(x - 300, y - 225) < 80 ? 0 : 255
      return [grey, grey, grey]
    })
    expect(findShadow(band)).toBeUndefined()
  })
})
