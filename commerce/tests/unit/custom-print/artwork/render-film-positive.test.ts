import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prepareArtwork } from '../../../../src/print-kernel/tones/prepare-artwork'
import { createFilmPositive } from '../../../../src/print-kernel/film-positive/film-positive'
import { DEFAULT_PRINT_SPEC, type PrintSpec } from '../../../../src/contract/custom-print/print-spec'
import { repairFineDetail } from '../../../../src/print-kernel/strokes/repair'
import { renderFilmPositive } from '../../../../src/custom-print/artwork/render-film-positive'
import { createFilmPositivePdf, listFilmLines } from '../../../../src/custom-print/artwork/film-positive-pdf'
import { decodeStoredArtwork } from '../../../../src/custom-print/artwork/decode-stored-artwork'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'press-film-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A kept drawing: a ring in a slope of greys, and hairs beside it. */
const drawing = sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="600" viewBox="0 0 100 100">
      <linearGradient id="slope"><stop stop-color="#111"/><stop offset="1" stop-color="#ccc"/></linearGradient>
      <circle cx="45" cy="45" r="36" fill="none" stroke="url(#slope)" stroke-width="12"/>
      <path d="M95,10V90" stroke="#111" stroke-width="0.4"/></svg>`,
  ),
).png()

async function renderFilm(spec: PrintSpec) {
  const original = await drawing.toBuffer()
  const file = join(folder, 'film.png')
  await renderFilmPositive(original, spec, file)
  const { tones } = repairFineDetail(prepareArtwork(await decodeStoredArtwork(original), spec), spec)
  return { file, film: createFilmPositive({ tones, widthMm: spec.width, ruling: spec.ruling }) }
}

describe('the film that a screen is exposed with', () => {
  it.each([35, 45, 55] as const)(
    'is the one that the bench shows, in every pixel: %i lpi [P3]',
    async (ruling) => {
      const { file, film } = await renderFilm({ ...DEFAULT_PRINT_SPEC, width: 40, ruling, isThickened: true })
      const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual([film.width, film.height])
      const bits = film.renderRows(0, film.height)
      let different = 0
      let black = 0
      for (let row = 0; row < film.height; row++) {
        for (let column = 0; column < film.width; column++) {
          const isBlack = ((bits[row * film.bytesPerRow + (column >> 3)] ?? 0) & (128 >> (column & 7))) === 0
          if (isBlack) black++
          if (isBlack !== (data[row * film.width + column] === 0)) different++
        }
      }
      expect(different).toBe(0)
      expect(black).toBeGreaterThan(1000)
    },
  )

  it('has nothing of what the buyer has cut away, and all of the rest as it was', async () => {
    const render = async (speck: string, name: string, changes: Partial<PrintSpec> = {}) => {
      const original = await sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 100 100">
            <rect width="100" height="100" fill="#fff"/>
            <circle cx="50" cy="50" r="30" fill="none" stroke="#111" stroke-width="12"/>${speck}</svg>`,
        ),
      )
        .png()
        .toBuffer()
      const file = join(folder, name)
      await renderFilmPositive(original, { ...DEFAULT_PRINT_SPEC, width: 40, ...changes }, file)
      return readFileSync(file)
    }
    const speck = '<rect x="1" y="50" width="0.5" height="0.5" fill="#777"/>'
    const crop = { left: 50, top: 0, right: 0, bottom: 0 }
    const clean = await render('', 'clean.png')
    expect((await render(speck, 'dusty.png')).equals(clean)).toBe(false)
    expect((await render(speck, 'cropped.png', { crop })).equals(clean)).toBe(true)
  })

  it('has one bit a pixel, and prints 600 pixels an inch', async () => {
    const { file } = await renderFilm({ ...DEFAULT_PRINT_SPEC, width: 40 })
    expect(await sharp(file).metadata()).toMatchObject({ density: 600, bitsPerSample: 1, channels: 1 })
  })

  const FILM = { number: 27, version: 2, spec: { ...DEFAULT_PRINT_SPEC, width: 40, fromMiddle: -30 } }

  it('is a page in full size as a PDF, with the same picture in it', async () => {
    const { file, film } = await renderFilm(FILM.spec)
    const text = (await buffer(await createFilmPositivePdf(file, FILM))).toString('latin1')
    const [, width = 0, height = 0, left = 0, bottom = 0] =
      /([\d.]+) 0 0 -([\d.]+) ([\d.]+) ([\d.]+) cm\s+\/I1 Do/.exec(text)?.map(Number) ?? []
    expect(Math.abs((width / 72) * 25.4 - 40)).toBeLessThan(0.03)
    expect(height / width).toBeCloseTo(film.height / film.width, 3)
    expect(text).toMatch(new RegExp(`/Width ${film.width}\\s+/Height ${film.height}`))
    expect(text).toContain('/BitsPerComponent 1')
    const [, pageWidth = 0, pageHeight = 0] =
      /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text)?.map(Number) ?? []
    expect(left).toBeCloseTo((pageWidth - width) / 2, 1)
    // In mm, on each side: room for the register marks.
    expect(((bottom - height) / 72) * 25.4).toBeCloseTo(15, 1)
    expect(pageWidth - width).toBeGreaterThanOrEqual((30 / 25.4) * 72)
    expect(pageHeight - height).toBeGreaterThan((45 / 25.4) * 72)
  })

  it('says in its margin which film it is and how it is exposed and printed, between register marks', async () => {
    expect(listFilmLines(FILM, 37.5)).toEqual([
      'Anfrage 27, Fassung 2',
      'Oliv auf Natur, Siebdruck',
      '4.0\u00a0×\u00a03.8\u00a0cm, vorne',
      '7.0\u00a0cm unter dem Hals, 3.0\u00a0cm links der Mitte, wie man es ansieht',
      '45\u00a0lpi, 22.5°, Gewebe mit 77\u00a0Fäden/cm',
    ])
    expect(listFilmLines({ ...FILM, version: undefined }, 37.5)[0]).toBe('Anfrage 27')
    const { file } = await renderFilm(FILM.spec)
    const text = (await buffer(await createFilmPositivePdf(file, FILM))).toString('latin1')
    expect(text.match(/ Tf\n/g)).toHaveLength(5)
    expect(text).toMatch(/FontName \/\w+\+HankenGrotesk/)
    // A circle has four curves.
    expect(text.match(/ c\n/g)).toHaveLength(6 * 4)
  })
})
