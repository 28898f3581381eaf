import { clamp } from '../../contract/clamp'
import type { Plane } from '../image'

/** For each place of a row the index of the tone at its left, and the share of the tone at its right. */
export type SampleOffsets = { left: Int32Array; share: Float64Array }

/**
 * Returns the offsets of places in pixels of a plane `across` wide.
 * Centres of pixels are at halves; places beyond the edge are moved to it.
 */
export function computeSampleOffsets(
  across: number,
  count: number,
  getPosition: (index: number) => number,
): SampleOffsets {
  const left = new Int32Array(count)
  const share = new Float64Array(count)
  for (let index = 0; index < count; index++) {
    const place = clamp(getPosition(index) - 0.5, 0, across - 1)
    left[index] = Math.floor(place)
    share[index] = place - Math.floor(place)
  }
  return { left, share }
}

/** Fills `line` between two of its pixels with the tones of a row that lies between two rows of a plane. */
export function interpolateRow(
  { width, height, values }: Plane,
  y: number,
  line: Float64Array,
  from = 0,
  to = width - 1,
): void {
  const place = clamp(y - 0.5, 0, height - 1)
  const upper = Math.floor(place) * width
  const lower = Math.min(Math.floor(place) + 1, height - 1) * width
  const share = place - Math.floor(place)
  for (let x = from; x <= Math.min(to, width - 1); x++) {
    const above = values[upper + x] ?? 0
    line[x] = above + ((values[lower + x] ?? 0) - above) * share
  }
}

/** Returns the interpolated tone at a place of a row. */
export function sampleRow(line: Float64Array, { left, share }: SampleOffsets, index: number): number {
  const at = left[index] ?? 0
  const from = line[at] ?? 0
  return from + ((line[at + 1] ?? from) - from) * (share[index] ?? 0)
}
