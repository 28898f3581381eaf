import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Crop, DEFAULT_PRINT_SPEC, type PrintSpec } from '@contract/custom-print/print-spec'
import { printSpecSchema } from '@contract/custom-print/print-spec-schema'
import { findCrop, getCropBox } from '@print-kernel/crop'
import { createFilmPositive } from '@print-kernel/film-positive/film-positive'
import { analysePrint } from '@print-kernel/preflight/print-analysis'
import { runPreflight } from '@print-kernel/preflight/preflight'
import { renderPrintTile } from '@print-kernel/print/render-print'
import { createScreenPrint } from '@print-kernel/print/screen-print'
import { prepareArtwork } from '@print-kernel/tones/prepare-artwork'
import { ArtworkCache } from '@/custom-print/worker/artwork-cache'
import { drawImage, drawNoise } from './draw-image'

const spec: PrintSpec = { ...DEFAULT_PRINT_SPEC, width: 60 }
/** Whose film is rendered in no time. */
const small: PrintSpec = { ...spec, width: 20 }
const side = fc.integer({ min: 0, max: 450 })
const crops = fc
  .record({ left: side, top: side, right: side, bottom: side })
  .filter((crop) => Object.values(crop).some(Boolean))
const sizes = fc.record({
  width: fc.integer({ min: 30, max: 90 }),
  height: fc.integer({ min: 30, max: 90 }),
})
/** A picture and a part of it, however narrow. */
const boxes = fc
  .record({ width: fc.integer({ min: 1, max: 2048 }), height: fc.integer({ min: 1, max: 2048 }) })
  .chain((size) => {
    const pickRange = (length: number) =>
      fc
        .integer({ min: 0, max: length - 1 })
        .chain((start) => fc.tuple(fc.constant(start), fc.integer({ min: 1, max: length - start })))
    return fc
      .tuple(pickRange(size.width), pickRange(size.height))
      .map(([[left, width], [top, height]]) => [size, { left, top, width, height }] as const)
  })

/** Black and white squares of 3 px, the same in every run. */
const isBlack = (x: number, y: number) => drawNoise(Math.floor(x / 3), Math.floor(y / 3)) > 0.5
const draw = (
  { width, height }: { width: number; height: number },
  isSeen: (x: number, y: number) => boolean,
) => drawImage(width, height, (x, y) => (isSeen(x, y) && isBlack(x, y) ? [0, 0, 0] : [255, 255, 255]))

function renderFilm(prepared: ReturnType<typeof prepareArtwork>, wanted: PrintSpec) {
  const film = createFilmPositive(createScreenPrint(prepared, wanted))
  const rows = film.renderRows(0, film.height)
  return `${film.width} × ${film.height}: ${Buffer.from(rows).toString('base64')}`
}

describe('a drawing of which parts are cut away', () => {
  it('has on the bench the film that the server makes, and prints what is left as if nothing else were there', () => {
    fc.assert(
      fc.property(sizes, crops, (size, crop) => {
        const wanted = { ...small, crop }
        const whole = draw(size, () => true)
        const film = renderFilm(prepareArtwork(whole, wanted), wanted)
        const cache = new ArtworkCache()
        // The bench has mostly printed all of it before.
        cache.prepare(whole, small)
        expect(renderFilm(cache.prepare(whole, wanted), wanted)).toBe(film)
        const { left, top, width, height } = getCropBox(size, crop)
        const rest = draw(size, (x, y) => x > left && x < left + width && y > top && y < top + height)
        const restPrepared = prepareArtwork(rest, small)
        // Ink on less than a hundredth of a picture counts as grain of its paper, until it is cut out.
        if (!restPrepared.isEmpty) expect(film).toBe(renderFilm(restPrepared, small))
      }),
      { numRuns: 40 },
    )
  })

  it('has the colours of what is left by DTG', () => {
    const drawing = drawImage(300, 200, (x, y) => {
      if (x < 100) return [200, 30, 30]
      return x > 150 && x < 280 && y > 50 && y < 150 ? [20, 60, 200] : [255, 255, 255]
    })
    const wanted: PrintSpec = { ...spec, method: 'dtg', crop: { left: 400, top: 0, right: 0, bottom: 0 } }
    const tile = { left: 0, top: 0, width: 60, height: 46, pxPerMm: 1 }
    const pixels = renderPrintTile(prepareArtwork(drawing, wanted), wanted, tile)
    const colours = new Set(
      Array.from({ length: 60 * 46 }, (_, at) => pixels.slice(at * 4, at * 4 + 3).join()),
    )
    expect([...colours]).toEqual(['20,60,200'])
  })

  it('is as sharp as it was, as its print is smaller by what is cut away', () => {
    const drawing = draw({ width: 800, height: 400 }, () => true)
    const say = (wanted: PrintSpec) =>
      runPreflight(analysePrint(prepareArtwork(drawing, wanted), wanted, 1600, false), wanted)
    const half = { ...spec, width: 30, crop: { left: 500, top: 0, right: 0, bottom: 0 } }
    const getDpi = (results: ReturnType<typeof say>) =>
      results.find(({ code }) => code === 'sharp')?.values['dpi']
    expect(getDpi(say(spec))).toBeCloseTo(677, -1)
    expect(getDpi(say(half))).toBeCloseTo(677, -1)
  })

  it('is refused where nothing is left to print, with all of it a press away', () => {
    const drawing = draw({ width: 200, height: 200 }, (x) => x < 100)
    const wanted = { ...spec, crop: { left: 600, top: 0, right: 0, bottom: 0 } }
    const [empty] = runPreflight(analysePrint(prepareArtwork(drawing, wanted), wanted, 200, false), wanted)
    expect(empty).toMatchObject({ code: 'empty', severity: 'refusal' })
    expect(empty?.quickFixes[0]).toEqual({ code: 'uncrop' })
  })

  it('loses the paper that only what is cut away shows, and the table around a sheet', () => {
    const getBackground = (shade: (x: number, y: number) => number, crop: Crop) =>
      prepareArtwork(
        drawImage(200, 200, (x, y) => {
          const grey = shade(x, y) - 4 * drawNoise(x, y)
          return [grey, grey, grey]
        }),
        { ...spec, crop },
      ).toneAnalysis.background
    const tight = { left: 250, top: 250, right: 250, bottom: 250 }
    const isMiddle = (x: number, y: number) => Math.max(Math.abs(x - 100), Math.abs(y - 100)) < 60
    expect(getBackground((x, y) => (isMiddle(x, y) && isBlack(x, y) ? 20 : 230), tight)).toBe('removed')
    const onTable = (x: number, y: number) =>
      isMiddle(x, y) ? (Math.hypot(x - 100, y - 100) < 20 ? 20 : 230) : 40 + x / 2
    expect(getBackground(onTable, tight)).toBe('removed')
  })

  it('prints where only its ink is left, in the tones that it had on its paper', () => {
    const crop = { left: 250, top: 250, right: 250, bottom: 250 }
    const getTone = (prepared: ReturnType<typeof prepareArtwork>, x: number, y: number) =>
      prepared.toneAnalysis.tones.values[y * prepared.image.width + x]
    for (const grey of [0, 128]) {
      const square = drawImage(400, 400, (x, y) =>
        Math.max(Math.abs(x - 200), Math.abs(y - 200)) < 100 ? [grey, grey, grey] : [255, 255, 255],
      )
      for (const [side, isPaperKept] of [
        [250, false],
        [300, false],
        [250, true],
      ] as const) {
        const wanted = { ...spec, isPaperKept, crop: { left: side, top: side, right: side, bottom: side } }
        const ink = prepareArtwork(square, wanted)
        expect([ink.isEmpty, getTone(ink, 10, 10)]).toEqual([false, expect.closeTo(1, 3)])
      }
    }
    // A grey body with dark eyes, on paper in uneven light.
    const face = drawImage(400, 400, (x, y) => {
      const isEye = Math.hypot(Math.abs(x - 200) - 40, y - 180) < 20
      const paper = 235 - (x + y) / 40 - 4 * drawNoise(x, y)
      const light = isEye ? 15 : Math.hypot(x - 200, y - 200) < 145 ? 110 : paper
      return [light, light, light]
    })
    for (const method of ['screen', 'dtg'] as const) {
      const whole = prepareArtwork(face, { ...spec, method })
      const part = prepareArtwork(face, { ...spec, method, crop })
      expect(getTone(whole, 200, 260)).toBeGreaterThan(0.4)
      expect(getTone(part, 100, 160)).toBeCloseTo(getTone(whole, 200, 260) ?? 0, 1)
      expect(part.inkBounds).toEqual({ left: 0, top: 0, width: 200, height: 200 })
    }
  })

  it('has no ink where only paper is left', () => {
    const shaded = drawImage(400, 400, (x, y) => {
      const light = 240 - (x + y) / 40 - 4 * drawNoise(x, y)
      return Math.hypot(x - 300, y - 200) < 60 ? [20, 20, 20] : [light, light, light]
    })
    const crop = { left: 50, top: 50, right: 500, bottom: 50 }
    expect(prepareArtwork(shaded, { ...spec, crop }).isEmpty).toBe(true)
  })

  it('is found again by what is left of it, with all of that', () => {
    fc.assert(
      fc.property(boxes, ([size, box]) => {
        const crop = findCrop(box, size)
        const found = getCropBox(size, crop)
        expect(found.left <= box.left && found.top <= box.top).toBe(true)
        expect(found.left + found.width >= box.left + box.width).toBe(true)
        expect(found.top + found.height >= box.top + box.height).toBe(true)
        expect(printSpecSchema.safeParse({ ...spec, crop }).success).toBe(true)
      }),
    )
    const bar = { left: 700, top: 100, width: 22, height: 1800 }
    expect(findCrop(bar, { width: 1400, height: 2000 })).toEqual({
      left: 496,
      top: 50,
      right: 484,
      bottom: 50,
    })
    const strip = { left: 980, top: 0, right: 0, bottom: 980 }
    expect(getCropBox({ width: 20, height: 20 }, strip)).toEqual({ left: 19, top: 0, width: 1, height: 1 })
  })
})
