import { join } from 'node:path'
import sharp from 'sharp'
import { type PreflightResult, runPreflight } from '../../print-kernel/preflight'
import { analysePrint, prepareArtwork } from '../../print-kernel/print-analysis'
import { inspectFile, type ArtworkFileInfo } from '../../print-kernel/inspect-file'
import type { FileRefusal } from '../../contract/custom-print/artwork-file'
import { MM_PER_INCH } from '../../print-kernel/units'
import type { PrintSpec } from '../../contract/custom-print/print-spec'
import { repairFineDetail } from '../../print-kernel/repair'
import { computeHeightMm, clampToShirt } from '../../contract/custom-print/print-position'
import { ARTWORK_KINDS, type ArtworkKind } from '../../contract/custom-print/staff-request'
import { isDiskFull } from '../../lib/images/write-file-atomically'
import { renderPreview } from './render-preview'
import { decodeArtwork } from './decode-artwork'

/** The longest side of stored artwork: 600 dpi on 34 cm. */
const MAX_STORED_SIDE_PX = 8000
const MAX_THUMBNAIL_SIDE_PX = 480
const SVG_DPI = 600
/** The density at which sharp renders one unit of an SVG as one pixel. */
const UNITS_PER_INCH = 72
const MAX_PIXELS = 50_000_000

export type ArtworkReading = {
  /** The spec with the print moved onto the shirt. */
  spec: PrintSpec
  /** The height of the print in mm. */
  heightMm: number
  results: PreflightResult[]
  /** Sizes in px. */
  sizes: Record<ArtworkKind, { width: number; height: number }>
}

export const getArtworkPath = (folder: string, kind: ArtworkKind): string => join(folder, `${kind}.png`)

/**
 * Re-encodes a file without its metadata and runs the preflight. Its pictures are in `folder` afterwards. Returns
 * a reason if the file is refused.
 */
export async function readArtwork(
  bytes: Buffer,
  wanted: PrintSpec,
  folder: string,
): Promise<ArtworkReading | FileRefusal> {
  const fileInfo = inspectFile(bytes)
  if (typeof fileInfo === 'string') return fileInfo
  const original = getArtworkPath(folder, 'original')
  const refusal = await encodeOriginal(bytes, fileInfo, wanted, original)
  if (refusal !== undefined) return refusal
  const image = await decodeArtwork(original)
  const prepared = prepareArtwork(image, wanted)
  const aspect = prepared.inkBounds.width / prepared.inkBounds.height
  const spec = clampToShirt(wanted, aspect)
  const print = repairFineDetail(prepared, spec)
  await sharp(original)
    .resize({
      width: MAX_THUMBNAIL_SIDE_PX,
      height: MAX_THUMBNAIL_SIDE_PX,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .png()
    .toFile(getArtworkPath(folder, 'thumbnail'))
  await renderPreview(image, print, spec, getArtworkPath(folder, 'preview'))
  return {
    spec,
    heightMm: computeHeightMm(spec.width, aspect),
    results: runPreflight(analysePrint(image, print, spec, fileInfo.width), spec),
    sizes: await readSizes(folder),
  }
}

async function encodeOriginal(
  bytes: Buffer,
  fileInfo: ArtworkFileInfo,
  spec: PrintSpec,
  file: string,
): Promise<FileRefusal | undefined> {
  try {
    const limits = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const
    const density = fileInfo.type === 'svg' ? await computeSvgDensity(bytes, spec) : undefined
    if (density === 'pixels') return 'pixels'
    // sharp drops metadata unless it is asked to keep them.
    await sharp(bytes, density === undefined ? limits : { ...limits, density })
      .autoOrient()
      .toColourspace('srgb')
      .resize({
        width: MAX_STORED_SIDE_PX,
        height: MAX_STORED_SIDE_PX,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .png()
      .toFile(file)
    return undefined
  } catch (error) {
    if (isDiskFull(error)) throw error
    return 'damaged'
  }
}

/** Returns the density for a print of 600 dpi, limited to the size in which artwork is stored. */
async function computeSvgDensity(bytes: Buffer, spec: PrintSpec): Promise<number | 'pixels'> {
  const { width, height } = await sharp(bytes, {
    density: UNITS_PER_INCH,
    limitInputPixels: false,
  }).metadata()
  const maxSide = Math.max(width, height)
  if (maxSide > 1_000_000) return 'pixels'
  const wanted = Math.min(MAX_STORED_SIDE_PX / maxSide, ((spec.width / MM_PER_INCH) * SVG_DPI) / width)
  const density = UNITS_PER_INCH * wanted
  return density < 1 ? 'pixels' : Math.min(density, 100_000)
}

async function readSizes(folder: string): Promise<ArtworkReading['sizes']> {
  const sizes: [ArtworkKind, { width: number; height: number }][] = []
  for (const kind of ARTWORK_KINDS) {
    const { width, height } = await sharp(getArtworkPath(folder, kind)).metadata()
    sizes.push([kind, { width, height }])
  }
  return Object.fromEntries(sizes) as ArtworkReading['sizes']
}
