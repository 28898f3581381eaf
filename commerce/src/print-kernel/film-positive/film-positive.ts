import { getScreenGrid, isInsideDot, getDotRadius } from '../print/halftone-dot'
import { compensateDotGain, limitTone } from '../dot-gain'
import { MM_PER_INCH } from '../units'
import type { ScreenPrint } from '../print/screen-print'
import { interpolateRow, computeSampleOffsets, sampleRow } from '../print/resample-row'

/** Resolution of films in dots per inch: 177 film pixels for each cell at 45 lines. */
export const FILM_DPI = 600

const FILM_PX_PER_MM = FILM_DPI / MM_PER_INCH
/** Number of steps into which the printable tones are quantised. */
const TONE_STEPS = 4096

/** The squared radius of the film's dot, in pitches, for each printed tone. */
const SQUARED_RADII = Float64Array.from(
  { length: TONE_STEPS + 1 },
  (_, step) => getDotRadius(compensateDotGain(step / TONE_STEPS)) ** 2,
)

/** The film positive of a print: one bit per pixel, 0 for black, as in a PNG of one bit. */
export type FilmPositive = {
  width: number
  height: number
  /** Bytes of a row; its last byte may be used partly. */
  bytesPerRow: number
  /** Returns rows from `top` on, packed, the leftmost pixel in the highest bit. */
  renderRows(top: number, count: number): Uint8Array<ArrayBuffer>
}

/** Returns the film positive of a print. Rows are rendered on request, so that no whole film is ever in memory. */
export function createFilmPositive({ tones, widthMm, ruling }: ScreenPrint): FilmPositive {
  const width = Math.max(1, Math.round(widthMm * FILM_PX_PER_MM))
  const height = Math.max(1, Math.round(((widthMm * tones.height) / tones.width) * FILM_PX_PER_MM))
  const bytesPerRow = Math.ceil(width / 8)
  const tonesPerFilmPx = tones.width / widthMm / FILM_PX_PER_MM
  const grid = getScreenGrid(ruling)
  const [cos, sin] = [grid.cos / FILM_PX_PER_MM, grid.sin / FILM_PX_PER_MM]
  const places = computeSampleOffsets(tones.width, width, (column) => (column + 0.5) * tonesPerFilmPx)
  const line = new Float64Array(tones.width)

  function inkRow(row: number, bits: Uint8Array) {
    interpolateRow(tones, (row + 0.5) * tonesPerFilmPx, line)
    const y = row + 0.5
    for (let column = 0; column < width; column++) {
      const tone = limitTone(sampleRow(line, places, column))
      if (tone === 0) continue
      if (tone < 1) {
        const u = (column + 0.5) * cos + y * sin
        const v = y * cos - (column + 0.5) * sin
        if (!isInsideDot(u, v, SQUARED_RADII[(tone * TONE_STEPS + 0.5) | 0] ?? 0)) continue
      }
      bits[column >> 3] = (bits[column >> 3] ?? 0) & ~(128 >> (column & 7))
    }
  }

  return {
    width,
    height,
    bytesPerRow,
    renderRows(top, count) {
      const bits = new Uint8Array(bytesPerRow * count).fill(255)
      for (let row = 0; row < count; row++)
        inkRow(top + row, bits.subarray(row * bytesPerRow, (row + 1) * bytesPerRow))
      return bits
    },
  }
}
