import sharp from 'sharp'
import { layerOf, SHIRT_COLOURS } from '../../contract/press/colour'
import { colourTile } from '../../contract/press/colour-print'
import type { Original } from '../../contract/press/facts'
import type { Job } from '../../contract/press/job'
import type { Picture } from '../../contract/press/picture'
import { PREVIEW, previewSize } from '../../contract/press/preview'
import { printOf } from '../../contract/press/print-of'
import { printTile, type Tile } from '../../contract/press/screen-print'
import { rgb } from '../../contract/print'

const MARGIN = PREVIEW.margin

/** Draws a print on the colour of its shirt: one ink in dots, or all colours. */
export async function drawPreview(
  picture: Picture,
  original: Original,
  job: Job,
  file: string,
): Promise<void> {
  const { box } = original
  const { width, height } = previewSize(box.width, box.height)
  const [r, g, b] = rgb(SHIRT_COLOURS[job.shirt])
  const tile = { left: 0, top: 0, width, height, scale: width / job.width }
  const print =
    job.method === 'dtg'
      ? Buffer.from(colourTile(picture, original, job.width, tile).buffer)
      : inked(original, job, tile)
  await sharp({
    create: { width: width + 2 * MARGIN, height: height + 2 * MARGIN, channels: 3, background: { r, g, b } },
  })
    .composite([
      { input: print, raw: { width, height, channels: 4 }, left: MARGIN, top: MARGIN, blend: blendOf(job) },
    ])
    .png()
    .toFile(file)
}

function blendOf({ method, ink, shirt }: Job): 'multiply' | 'over' {
  return method === 'screen' && layerOf(ink, shirt).mix === 'multiply' ? 'multiply' : 'over'
}

function inked(original: Original, job: Job, tile: Tile): Buffer {
  const pixels = Buffer.alloc(tile.width * tile.height * 4)
  if (original.isEmpty) return pixels
  const { colour, alpha } = layerOf(job.ink, job.shirt)
  const cover = printTile(printOf(original, job), tile)
  for (const [index, value] of cover.entries()) {
    pixels.set(colour, index * 4)
    pixels[index * 4 + 3] = Math.round(value * alpha)
  }
  return pixels
}
