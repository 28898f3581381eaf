import { layerOf } from '@contract/press/colour'
import { colourTile } from '@contract/press/colour-print'
import type { Original } from '@contract/press/facts'
import type { Job } from '@contract/press/job'
import type { Picture } from '@contract/press/picture'
import { printOf } from '@contract/press/print-of'
import { printTile, type Tile } from '@contract/press/screen-print'

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
