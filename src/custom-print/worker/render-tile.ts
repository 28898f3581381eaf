import { layerOf } from '@print-kernel/colour'
import { colourTile } from '@print-kernel/render-dtg-print'
import type { Original } from '@print-kernel/print-analysis'
import type { Job } from '@contract/custom-print/print-spec'
import type { Picture } from '@print-kernel/image'
import { printOf } from '@print-kernel/screen-print'
import { printTile, type Tile } from '@print-kernel/render-screen-print'

/** A part of a print as it lies over the shirt: the ink's colour, as opaque as it covers; by DTG the drawing's own. */
export function inkPixels(
  picture: Picture,
  original: Original,
  job: Job,
  tile: Tile,
): Uint8ClampedArray<ArrayBuffer> {
  return job.method === 'dtg'
    ? colourTile(picture, original, job.width, tile)
    : screenPixels(original, job, tile)
}

function screenPixels(original: Original, job: Job, tile: Tile) {
  const inked = printTile(printOf(original, job), tile)
  const { colour, alpha } = layerOf(job.ink, job.shirt)
  const pixels = new Uint8ClampedArray(inked.length * 4)
  for (let index = 0; index < inked.length; index++) {
    const at = index * 4
    pixels[at] = colour[0]
    pixels[at + 1] = colour[1]
    pixels[at + 2] = colour[2]
    pixels[at + 3] = (inked[index] ?? 0) * alpha
  }
  return pixels
}
