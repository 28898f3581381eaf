import type { Plane } from '../image'
import { MIN_FILLED_SHARE } from './stroke-gauge'

/**
 * Marks the pixels that `StrokeGauge` need not measure, as enough ink, or cotton, surrounds them. These are most
 * pixels of a print, and this examines each of them twice instead of dozens of times.
 */
export function findThickAreas({ width, height, values }: Plane, minStrokePx: number): Uint8Array {
  // Each pixel of a run counts at least half, so a run through `around` pixels on both sides is `minStrokePx` long.
  const around = Math.ceil(minStrokePx - 0.5)
  const along = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0, begin = 0, last = -1; x < width; x++) {
      const side = (values[y * width + x] ?? 0) >= MIN_FILLED_SHARE ? 2 : 1
      if (side !== last) begin = x
      last = side
      if (x - begin >= 2 * around) along[y * width + x - around] = side
    }
  }
  const thick = new Uint8Array(width * height)
  const begins = new Int32Array(width)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const side = along[y * width + x]
      if (side === 0) begins[x] = y + 1
      else if (y > 0 && side !== along[(y - 1) * width + x]) begins[x] = y
      if (y - (begins[x] ?? 0) >= 2 * around) thick[(y - around) * width + x] = 1
    }
  }
  return thick
}
