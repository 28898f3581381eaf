import sharp from 'sharp'
import { layerOf, SHIRT_COLOURS } from '../../contract/press/colour'
import type { Original } from '../../contract/press/facts'
import type { Job } from '../../contract/press/job'
import type { Picture } from '../../contract/press/picture'
import { printTile } from '../../contract/press/screen-print'
import { rgb } from '../../contract/print'

/** Longest side of the print in px, and the cotton around it. */
const SIDE = 600
const MARGIN = 40

/** Draws a print on the colour of its shirt: one ink in dots, or all colours. */
export async function drawPreview(
  picture: Picture,
  original: Original,
  job: Job,
  file: string,
): Promise<void> {
  const { box } = original
  const longest = Math.max(box.width, box.height)
  const width = Math.max(1, Math.round((SIDE * box.width) / longest))
  const height = Math.max(1, Math.round((SIDE * box.height) / longest))
  const [r, g, b] = rgb(SHIRT_COLOURS[job.shirt])
  const print =
    job.method === 'dtg'
      ? await allColours(picture, original, width, height)
      : inked(original, job, width, height)
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

function inked({ tones, isEmpty }: Original, job: Job, width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 4)
  if (isEmpty) return pixels
  const { colour, alpha } = layerOf(job.ink, job.shirt)
  const tile = { left: 0, top: 0, width, height, scale: width / job.width }
  const cover = printTile({ tones, width: job.width, ruling: job.ruling }, tile)
  for (const [index, value] of cover.entries()) {
    pixels.set(colour, index * 4)
    pixels[index * 4 + 3] = Math.round(value * alpha)
  }
  return pixels
}

function allColours(picture: Picture, { box }: Original, width: number, height: number): Promise<Buffer> {
  const { data, ...size } = picture
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), { raw: { ...size, channels: 4 } })
    .extract(box)
    .resize({ width, height, fit: 'fill' })
    .raw()
    .toBuffer()
}
