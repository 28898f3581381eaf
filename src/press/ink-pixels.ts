import { layerOf } from '@contract/press/colour'
import type { Original } from '@contract/press/facts'
import type { Job } from '@contract/press/job'
import type { Picture } from '@contract/press/picture'
import { printTile, type Tile } from '@contract/press/screen-print'

/** A part of a print as it lies over the shirt: the ink's colour, as opaque as it covers; by DTG the drawing's own. */
export function inkPixels(
  picture: Picture,
  original: Original,
  job: Job,
  tile: Tile,
): Uint8ClampedArray<ArrayBuffer> {
  return job.method === 'dtg' ? colourPixels(picture, original, job, tile) : screenPixels(original, job, tile)
}

function screenPixels({ tones }: Original, job: Job, tile: Tile) {
  const inked = printTile({ tones, width: job.width, ruling: job.ruling }, tile)
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

/** Samples across a pixel of DTG, and the tones between which paper fades out. */
const SAMPLES = 3
const PAPER = { from: 0.03, to: 0.16 }

function colourPixels(picture: Picture, { box, drawing }: Original, job: Job, tile: Tile) {
  const pixels = new Uint8ClampedArray(tile.width * tile.height * 4)
  const perPixel = box.width / job.width / tile.scale
  for (let index = 0; index < tile.width * tile.height; index++) {
    const column = tile.left + (index % tile.width)
    const row = tile.top + Math.floor(index / tile.width)
    let [red, green, blue, opacity] = [0, 0, 0, 0]
    for (let sample = 0; sample < SAMPLES ** 2; sample++) {
      const x = Math.floor((column + ((sample % SAMPLES) + 0.5) / SAMPLES) * perPixel)
      const y = Math.floor((row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) * perPixel)
      if (x >= box.width || y >= box.height) continue
      const from = (y + box.top) * picture.width + x + box.left
      const share = opacityAt(drawing, from)
      red += share * (picture.data[from * 4] ?? 0)
      green += share * (picture.data[from * 4 + 1] ?? 0)
      blue += share * (picture.data[from * 4 + 2] ?? 0)
      opacity += share
    }
    if (opacity === 0) continue
    pixels.set([red / opacity, green / opacity, blue / opacity, (opacity / SAMPLES ** 2) * 255], index * 4)
  }
  return pixels
}

/** Paper that was taken away is clear; all else is as opaque as the file has it. */
function opacityAt({ ground, tones, alpha }: Original['drawing'], index: number): number {
  if (ground !== 'removed') return alpha?.values[index] ?? 1
  const tone = tones.values[index] ?? 0
  return Math.min(1, Math.max(0, (tone - PAPER.from) / (PAPER.to - PAPER.from)))
}
