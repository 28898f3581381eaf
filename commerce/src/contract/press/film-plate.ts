import { gridOf, pressRadius } from './dot'
import { filmTone, LEAST_PRINTED, MOST_PRINTED } from './film'
import type { Print } from './screen-print'

/** Dots an inch of a film: 177 to a cell at 45 lines. */
export const FILM_DPI = 600

const PER_MM = FILM_DPI / 25.4
/** Tones between the least and the most that is printed are told apart in so many steps. */
const STEPS = 4096

/** The dot's radius, squared and in pitches, that a film carries for each printed tone. */
const SQUARED = Float64Array.from(
  { length: STEPS + 1 },
  (_, step) => pressRadius(filmTone(step / STEPS)) ** 2,
)

/** The film of a print: a bit a pixel, 0 where it is black, as a PNG of one bit has them. */
export type FilmPlate = {
  width: number
  height: number
  /** Of a row, whose last byte may be used in part. */
  bytes: number
  /** Rows from `top` on, packed, the leftmost pixel in the highest bit. */
  rows(top: number, count: number): Uint8Array<ArrayBuffer>
}

/** The film of a print, made row by row when it is asked for, so that no film is ever in memory as a whole. */
export function filmPlate({ tones, width: across, ruling }: Print): FilmPlate {
  const width = Math.max(1, Math.round(across * PER_MM))
  const height = Math.max(1, Math.round(((across * tones.height) / tones.width) * PER_MM))
  const bytes = Math.ceil(width / 8)
  const perPixel = tones.width / across / PER_MM
  const grid = gridOf(ruling)
  const [cos, sin] = [grid.cos / PER_MM, grid.sin / PER_MM]
  const places = placesOf(width, perPixel, tones.width)
  const line = new Float64Array(tones.width)

  function ink(row: number, bits: Uint8Array) {
    blend(tones, (row + 0.5) * perPixel, line)
    const y = row + 0.5
    for (let column = 0; column < width; column++) {
      const left = places.left[column] ?? 0
      const from = line[left] ?? 0
      const tone = from + ((line[left + 1] ?? from) - from) * (places.share[column] ?? 0)
      if (tone < LEAST_PRINTED) continue
      if (tone <= MOST_PRINTED) {
        const u = (column + 0.5) * cos + y * sin
        const v = y * cos - (column + 0.5) * sin
        const [aside, down] = [u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5]
        if (aside * aside + down * down >= (SQUARED[(tone * STEPS + 0.5) | 0] ?? 0)) continue
      }
      bits[column >> 3] = (bits[column >> 3] ?? 0) & ~(128 >> (column & 7))
    }
  }

  return {
    width,
    height,
    bytes,
    rows(top, count) {
      const packed = new Uint8Array(bytes * count).fill(255)
      for (let row = 0; row < count; row++) ink(top + row, packed.subarray(row * bytes, (row + 1) * bytes))
      return packed
    },
  }
}

/** Between which two tones each pixel lies, whose middles are at halves, and how far on. */
function placesOf(width: number, perPixel: number, across: number) {
  const left = new Int32Array(width)
  const share = new Float64Array(width)
  for (let column = 0; column < width; column++) {
    const place = Math.min(across - 1, Math.max(0, (column + 0.5) * perPixel - 0.5))
    left[column] = Math.floor(place)
    share[column] = place - Math.floor(place)
  }
  return { left, share }
}

/** The tones along a line between two rows. */
function blend({ width, height, values }: Print['tones'], y: number, line: Float64Array) {
  const place = Math.min(height - 1, Math.max(0, y - 0.5))
  const upper = Math.floor(place) * width
  const lower = Math.min(Math.floor(place) + 1, height - 1) * width
  const share = place - Math.floor(place)
  for (let x = 0; x < width; x++) {
    const from = values[upper + x] ?? 0
    line[x] = from + ((values[lower + x] ?? 0) - from) * share
  }
}
