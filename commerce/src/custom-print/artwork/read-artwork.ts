import { join } from 'node:path'
import sharp from 'sharp'
import { type Answer, answersTo } from '../../print-kernel/preflight'
import { factsOf, prepare } from '../../print-kernel/print-analysis'
import { inspectFile, type KnownFile } from '../../print-kernel/inspect-file'
import type { Refusal } from '../../contract/custom-print/artwork-file'
import { MM_PER_INCH } from '../../print-kernel/units'
import type { Job } from '../../contract/custom-print/print-spec'
import { mended } from '../../print-kernel/repair'
import { heightOf, keptOnShirt } from '../../contract/custom-print/print-position'
import { ARTWORK_KINDS, type ArtworkKind } from '../../contract/custom-print/staff-request'
import { isDiskFull } from '../../lib/pictures/disk-full'
import { drawPreview } from './render-preview'
import { readPicture } from './decode-artwork'

/** Longest side in px of a drawing that is kept: 600 dots an inch on 34 cm. */
const KEPT_SIDE = 8000
const THUMBNAIL_SIDE = 480
const SVG_DPI = 600
/** What sharp draws one unit of an SVG with. */
const UNITS_PER_INCH = 72
const MAX_PIXELS = 50_000_000

export type ReadArtwork = {
  /** As it lies on the shirt. */
  job: Job
  /** Of the print, in mm. */
  height: number
  answers: Answer[]
  /** Sides in px. */
  sides: Record<ArtworkKind, { width: number; height: number }>
}

export const fileOf = (folder: string, kind: ArtworkKind): string => join(folder, `${kind}.png`)

/**
 * Re-encodes a file, without whatever else is in it, and says what the press makes of it. Its pictures lie in `folder`
 * afterwards. Returns why it is not read.
 */
export async function readArtwork(
  bytes: Buffer,
  wanted: Job,
  folder: string,
): Promise<ReadArtwork | Refusal> {
  const known = inspectFile(bytes)
  if (typeof known === 'string') return known
  const original = fileOf(folder, 'original')
  const refusal = await drawOriginal(bytes, known, wanted, original)
  if (refusal !== undefined) return refusal
  const picture = await readPicture(original)
  const prepared = prepare(picture, wanted)
  const aspect = prepared.box.width / prepared.box.height
  const job = keptOnShirt(wanted, aspect)
  const print = mended(prepared, job)
  await sharp(original)
    .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside', withoutEnlargement: true })
    .png()
    .toFile(fileOf(folder, 'thumbnail'))
  await drawPreview(picture, print, job, fileOf(folder, 'preview'))
  return {
    job,
    height: heightOf(job.width, aspect),
    answers: answersTo(factsOf(picture, print, job, known.width), job),
    sides: await sidesOf(folder),
  }
}

async function drawOriginal(
  bytes: Buffer,
  known: KnownFile,
  job: Job,
  file: string,
): Promise<Refusal | undefined> {
  try {
    const limits = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const
    const density = known.type === 'svg' ? await densityOf(bytes, job) : undefined
    if (density === 'pixels') return 'pixels'
    // Metadata stays behind: sharp writes none unless it is told to.
    await sharp(bytes, density === undefined ? limits : { ...limits, density })
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
      .png()
      .toFile(file)
    return undefined
  } catch (error) {
    if (isDiskFull(error)) throw error
    return 'damaged'
  }
}

/** Fine enough for a print of 600 dots an inch, and never more than what is kept. */
async function densityOf(bytes: Buffer, job: Job): Promise<number | 'pixels'> {
  const { width, height } = await sharp(bytes, {
    density: UNITS_PER_INCH,
    limitInputPixels: false,
  }).metadata()
  const longest = Math.max(width, height)
  if (longest > 1_000_000) return 'pixels'
  const wanted = Math.min(KEPT_SIDE / longest, ((job.width / MM_PER_INCH) * SVG_DPI) / width)
  const density = UNITS_PER_INCH * wanted
  return density < 1 ? 'pixels' : Math.min(density, 100_000)
}

async function sidesOf(folder: string): Promise<ReadArtwork['sides']> {
  const sides: [ArtworkKind, { width: number; height: number }][] = []
  for (const kind of ARTWORK_KINDS) {
    const { width, height } = await sharp(fileOf(folder, kind)).metadata()
    sides.push([kind, { width, height }])
  }
  return Object.fromEntries(sides) as ReadArtwork['sides']
}
