import { deflateSync, inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { getPitchMm } from '@print-kernel/units'
import { prepareArtwork } from '@print-kernel/tones/prepare-artwork'
import { compensateDotGain, limitTone, applyDotGain } from '@print-kernel/dot-gain'
import { type FilmPositive, createFilmPositive } from '@print-kernel/film-positive/film-positive'
import {
  renderFilmStrips,
  encodePngChunk,
  encodePngTrailer,
  encodePngHeader,
} from '@print-kernel/film-positive/film-positive-png'
import { DEFAULT_PRINT_SPEC } from '@contract/custom-print/print-spec'
import { type Plane, sampleBilinear } from '@print-kernel/image'
import { RULINGS } from '@contract/custom-print/screens'
import { drawImage, drawEvenPlane, drawNoise } from '../draw-image'
import { createLattice } from '../lattice'

const isBlack = (bits: Uint8Array, bytes: number, column: number, row = 0) =>
  ((bits[row * bytes + (column >> 3)] ?? 0) & (128 >> (column & 7))) === 0

/** The film as a PNG, and what a reader finds in it: its parts by name, and whether each pixel is black. */
function written(film: FilmPositive) {
  const strips = [...renderFilmStrips(film)]
  const picture = deflateSync(Buffer.concat(strips))
  const png = Buffer.concat([encodePngHeader(film), encodePngChunk('IDAT', picture), encodePngTrailer()])
  const parts = new Map<string, Buffer>()
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    parts.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  return { png, parts, lines: inflateSync(parts.get('IDAT') ?? Buffer.alloc(0)) }
}

const wedge = drawEvenPlane(90, 60, 0)
wedge.values.forEach((_, index) => (wedge.values[index] = (index % 90) / 89))
const grain = drawEvenPlane(80, 64, 0)
grain.values.forEach((_, index) => (grain.values[index] = drawNoise(index % 80, Math.floor(index / 80))))
const badge = prepareArtwork(
  drawImage(240, 200, (x, y) =>
    Math.abs(Math.hypot(x - 120, y - 100) - 70) < 12 ? [0, 0, 0] : [255, 255, 255],
  ),
  DEFAULT_PRINT_SPEC,
).tones
const SAMPLES: [string, Plane][] = [
  ['a wedge of greys', wedge],
  ['grain', grain],
  ['a badge', badge],
]

describe('the film', () => {
  it.each(SAMPLES)('of %s is in its PNG, pixel by pixel, as it is seen, in every ruling [P3]', (_, tones) => {
    for (const ruling of RULINGS) {
      const film = createFilmPositive({ tones, widthMm: 24, ruling })
      const { parts, lines } = written(film)
      expect([parts.get('IHDR')?.readUInt32BE(0), parts.get('IHDR')?.readUInt32BE(4)]).toEqual([
        film.width,
        film.height,
      ])
      let different = 0
      for (let row = 0; row < film.height; row++) {
        // The view asks for the rows that it shows, from wherever it stands.
        const seen = film.renderRows(row, 1)
        for (let column = 0; column < film.width; column++)
          if (
            isBlack(seen, film.bytesPerRow, column) !== isBlack(lines, film.bytesPerRow + 1, column + 8, row)
          )
            different++
      }
      expect(different).toBe(0)
    }
  })

  it('has the dots of the print, smaller by what grows on cotton [P3]', () => {
    for (const ruling of RULINGS) {
      const film = createFilmPositive({ tones: wedge, widthMm: 24, ruling })
      const lattice = createLattice(ruling)
      const bits = film.renderRows(0, film.height)
      let different = 0
      for (let row = 0; row < film.height; row++) {
        for (let column = 0; column < film.width; column++) {
          const [x, y] = [((column + 0.5) / 600) * 25.4, ((row + 0.5) / 600) * 25.4]
          const tone = compensateDotGain(limitTone(sampleBilinear(wedge, (x * 90) / 24, (y * 90) / 24)))
          if (lattice(x, y, tone) !== isBlack(bits, film.bytesPerRow, column, row)) different++
        }
      }
      // Tones come in 4096 steps: a pixel on a dot's very edge may fall to either side.
      expect(different / (film.width * film.height)).toBeLessThan(0.001)
    }
  })

  it('is as large as its print at 600 dpi, and says so', () => {
    const film = createFilmPositive({ tones: drawEvenPlane(64, 60, 0.5), widthMm: 320, ruling: 45 })
    expect([film.width, film.height, film.bytesPerRow]).toEqual([7559, 7087, 945])
    const { png, parts } = written(
      createFilmPositive({ tones: drawEvenPlane(4, 4, 0.5), widthMm: 30, ruling: 45 }),
    )
    expect([...parts.keys()]).toEqual(['IHDR', 'pHYs', 'IDAT', 'IEND'])
    expect([...(parts.get('IHDR') ?? [])].slice(8)).toEqual([1, 0, 0, 0, 0])
    expect([parts.get('pHYs')?.readUInt32BE(0), parts.get('pHYs')?.at(8)]).toEqual([23_622, 1])
    expect(png.toString('hex').endsWith('0000000049454e44ae426082')).toBe(true)
  })

  it.each(RULINGS)(
    'of greys from 8 to 88 percent prints within two points of each: %i lpi [P5]',
    (ruling) => {
      for (let tone = 0.08; tone <= 0.881; tone += 0.1) {
        const film = inked(tone, ruling)
        expect(Math.abs(applyDotGain(film) - tone)).toBeLessThan(0.02)
      }
    },
  )

  it('has no cells of less than 4 %, and none that print more than 90 % but the solid [P5]', () => {
    for (const tone of [0.02, 0.05, 0.069]) expect(inked(tone, 45)).toBe(0)
    expect(inked(0.072, 45)).toBeGreaterThan(0.036)
    for (const tone of [0.905, 0.95, 1]) expect(inked(tone, 45)).toBe(1)
    expect(applyDotGain(inked(0.9, 45))).toBeLessThan(0.905)
  })
})

/** Share of a film of one tone that is black, in whole turns of its cells. */
function inked(tone: number, ruling: 35 | 45 | 55): number {
  const film = createFilmPositive({
    tones: drawEvenPlane(4, 4, tone),
    widthMm: getPitchMm(ruling) * 40,
    ruling,
  })
  const bits = film.renderRows(0, film.height)
  let black = 0
  for (let row = 0; row < film.height; row++)
    for (let column = 0; column < film.width; column++)
      if (isBlack(bits, film.bytesPerRow, column, row)) black++
  return black / (film.width * film.height)
}
