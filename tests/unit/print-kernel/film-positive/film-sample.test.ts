import { describe, expect, it } from 'vitest'
import { isSameFilm, sampleFilm } from '@print-kernel/film-positive/film-sample'
import { prepareArtwork } from '@print-kernel/tones/prepare-artwork'
import { DEFAULT_PRINT_SPEC, type PrintSpec } from '@contract/custom-print/print-spec'
import { drawImage } from '../draw-image'

/** A grey field with a sun of some radius in px beside it. */
const drawSun = (radius: number, shade = 120) =>
  drawImage(400, 300, (x, y) => {
    const grey =
      Math.hypot(x - 330, y - 70) < radius ? 20 : x > 20 && x < 250 && y > 20 && y < 280 ? shade : 255
    return [grey, grey, grey]
  })
const sample = (image: ReturnType<typeof drawSun>, changes: Partial<PrintSpec> = {}) => {
  const spec = { ...DEFAULT_PRINT_SPEC, ...changes }
  return sampleFilm(prepareArtwork(image, spec), spec) ?? ''
}

describe('two programs that print one drawing', () => {
  it('have the same film where they see the same pixels, or hardly others', () => {
    expect(isSameFilm(sample(drawSun(40)), sample(drawSun(40)))).toBe(true)
    // As decoders of two browsers may differ.
    const nearly = drawSun(40)
    for (let index = 0; index < nearly.data.length; index += 404)
      nearly.data[index] = Math.max(0, (nearly.data[index] ?? 0) - 1)
    expect(isSameFilm(sample(drawSun(40)), sample(nearly))).toBe(true)
  })

  it.each([
    ['lacks a part', drawSun(0), {}],
    ['has a part of another size', drawSun(34), {}],
    ['is darker', drawSun(40, 100), {}],
    ['has another ruling', drawSun(40), { ruling: 55 }],
    ['is a millimetre wider', drawSun(40), { width: 281 }],
  ] as const)('have another one where one of them %s', (_, image, changes) => {
    expect(isSameFilm(sample(drawSun(40)), sample(image, changes))).toBe(false)
  })

  it('have none by DTG', () => {
    expect(
      sampleFilm(prepareArtwork(drawSun(40), DEFAULT_PRINT_SPEC), { ...DEFAULT_PRINT_SPEC, method: 'dtg' }),
    ).toBe(undefined)
  })

  it('are told apart by a header of at most 1.4 kB', () => {
    expect(sample(drawSun(40))).toMatch(/^\d+x\d+:[A-Za-z0-9+/]{1366}==$/)
    expect(sample(drawSun(40), { width: 340 }).length).toBeLessThan(1400)
  })
})
