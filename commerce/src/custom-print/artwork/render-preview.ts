import sharp from 'sharp'
import { layerOf, SHIRT_COLOURS } from '../../print-kernel/colour'
import { colourTile } from '../../print-kernel/render-dtg-print'
import type { Original } from '../../print-kernel/print-analysis'
import type { Job } from '../../contract/custom-print/print-spec'
import type { Picture } from '../../print-kernel/image'
import { PREVIEW, previewSize } from '../../contract/custom-print/preview-size'
import { printOf } from '../../print-kernel/screen-print'
import { printTile, type Tile } from '../../print-kernel/render-screen-print'
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
