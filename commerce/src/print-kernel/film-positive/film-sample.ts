import type { PrintSpec } from '../../contract/custom-print/print-spec'
import { createFilmPositive } from './film-positive'
import type { PreparedArtwork } from '../tones/prepare-artwork'
import { createScreenPrint } from '../print/screen-print'

const SAMPLED_ROWS = 128
const SAMPLES_PER_ROW = 64
/** Moves the places of each row, so that no two rows have them in one column. */
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2
/** A larger share of other bits is another film. Decoders of browsers differ by less in pictures that look the same. */
const MAX_OTHER_SHARE = 0.005

/**
 * Returns the size of a print's film and its bits at 8,192 places, as text of 1.4 kB by which two programs compare
 * what they would print; undefined for a print that needs no film.
 */
export function sampleFilm(artwork: PreparedArtwork, spec: PrintSpec): string | undefined {
  if (spec.method !== 'screen') return undefined
  const film = createFilmPositive(createScreenPrint(artwork, spec))
  const bits = new Uint8Array((SAMPLED_ROWS * SAMPLES_PER_ROW) / 8)
  for (let row = 0; row < SAMPLED_ROWS; row++) {
    const filmRow = film.renderRows(Math.floor(((row + 0.5) / SAMPLED_ROWS) * film.height), 1)
    for (let place = 0; place < SAMPLES_PER_ROW; place++) {
      const share = (place + ((row * GOLDEN_RATIO) % 1)) / SAMPLES_PER_ROW
      const column = Math.floor(share * film.width)
      const isClear = ((filmRow[column >> 3] ?? 0) & (128 >> (column & 7))) !== 0
      const index = row * SAMPLES_PER_ROW + place
      if (isClear) bits[index >> 3] = (bits[index >> 3] ?? 0) | (128 >> (index & 7))
    }
  }
  return `${film.width}x${film.height}:${btoa(String.fromCharCode(...bits))}`
}

/** Whether two samples are of films of one size, of whose bits at most one in 200 differs. */
export function isSameFilm(one: string, other: string): boolean {
  const [[size, bits = ''], [otherSize, otherBits = '']] = [one.split(':'), other.split(':')]
  return (
    size === otherSize && countOtherBits(bits, otherBits) <= MAX_OTHER_SHARE * SAMPLED_ROWS * SAMPLES_PER_ROW
  )
}

/** Returns in how many bits two texts of Base64 differ; their lengths are the same where both are samples. */
function countOtherBits(one: string, other: string): number {
  const [bytes, otherBytes] = [atob(one), atob(other)]
  let count = 0
  for (let index = 0; index < bytes.length; index++)
    for (let bits = bytes.charCodeAt(index) ^ otherBytes.charCodeAt(index); bits !== 0; bits &= bits - 1)
      count++
  return count
}
