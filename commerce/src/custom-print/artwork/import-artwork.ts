import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { runPreflight } from '../../print-kernel/preflight/preflight'
import type { PreflightResult } from '../../print-kernel/preflight/preflight-result'
import { sampleFilm } from '../../print-kernel/film-positive/film-sample'
import { analysePrint } from '../../print-kernel/preflight/print-analysis'
import { prepareArtwork } from '../../print-kernel/tones/prepare-artwork'
import {
  inspectFile,
  MAX_ARTWORK_PIXELS,
  type ArtworkFileInfo,
} from '../../print-kernel/artwork-file/inspect-file'
import { ARTWORK_KINDS, type ArtworkKind, type FileRefusal } from '../../contract/custom-print/artwork-file'
import type { Crop, PrintSpec } from '../../contract/custom-print/print-spec'
import { MAX_ANALYSIS_SIDE_PX, MAX_STORED_SIDE_PX } from '../../print-kernel/image'
import { type BitmapType, readBitmap } from '../../print-kernel/artwork-file/read-bitmap'
import { turnUpright } from '../../print-kernel/artwork-file/turn-upright'
import { computePictureWidthPx } from '../../vector-artwork/picture-width'
import { drawSvg, startSvgEngine } from '../../vector-artwork/draw-svg'
import { readSvg } from '../../vector-artwork/read-svg'
import { repairFineDetail } from '../../print-kernel/strokes/repair'
import { computeHeightMm, clampToShirt } from '../../contract/custom-print/print-position'
import { isDiskFull } from '../../lib/images/write-file-atomically'
import { renderPreview } from './render-preview'
import { decodeStoredArtwork, decodePicture } from './decode-stored-artwork'

const MAX_THUMBNAIL_SIDE_PX = 480

export type ImportedArtwork = {
  /** The spec with the print moved onto the shirt. */
  spec: PrintSpec
  /** The height of the print in mm. */
  heightMm: number
  results: PreflightResult[]
  /** As `sampleFilm` returns it. */
  filmSample: string | undefined
  /** Sizes in px. */
  sizes: Record<ArtworkKind, { width: number; height: number }>
}

export const getArtworkPath = (folder: string, kind: ArtworkKind): string => join(folder, `${kind}.png`)

/**
 * Re-encodes a file without its metadata and runs the preflight. Its pictures are in `folder` afterwards. Returns
 * a reason if the file is refused.
 */
export async function importArtwork(
  bytes: Buffer,
  requestedSpec: PrintSpec,
  folder: string,
): Promise<ImportedArtwork | FileRefusal> {
  const fileInfo = inspectFile(bytes)
  if (typeof fileInfo === 'string') return fileInfo
  const original = getArtworkPath(folder, 'original')
  const originalSize = await encodeOriginal(bytes, fileInfo, requestedSpec.crop, original)
  if (typeof originalSize === 'string') return originalSize
  const artwork = prepareArtwork(await decodeStoredArtwork(original), requestedSpec)
  const aspect = artwork.inkBounds.width / artwork.inkBounds.height
  const spec = clampToShirt(requestedSpec, aspect)
  const print = repairFineDetail(artwork, spec)
  await sharp(original)
    .resize({
      width: MAX_THUMBNAIL_SIDE_PX,
      height: MAX_THUMBNAIL_SIDE_PX,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .png()
    .toFile(getArtworkPath(folder, 'thumbnail'))
  await renderPreview(print, spec, getArtworkPath(folder, 'preview'))
  return {
    spec,
    heightMm: computeHeightMm(spec.width, aspect),
    results: runPreflight(analysePrint(print, spec, originalSize.widthPx, fileInfo.type === 'svg'), spec),
    filmSample: sampleFilm(print, spec),
    sizes: await readSizes(folder),
  }
}

/** A file as it is kept. `widthPx` is as `analysePrint` has it. */
type DrawnPicture = { picture: Sharp; widthPx: number | undefined }

async function encodeOriginal(
  bytes: Buffer,
  { type, width }: ArtworkFileInfo,
  crop: Crop | undefined,
  file: string,
): Promise<Pick<DrawnPicture, 'widthPx'> | FileRefusal> {
  try {
    const encoding = type === 'svg' ? await drawVector(bytes, crop) : await openBitmap(bytes, type)
    if (typeof encoding === 'string') return encoding
    const [picture, widthPx] =
      'picture' in encoding ? [encoding.picture, encoding.widthPx] : [encoding, width]
    // sharp drops metadata unless it is asked to keep them.
    await picture.png().toFile(file)
    return { widthPx }
  } catch (error) {
    if (isDiskFull(error)) throw error
    return 'damaged'
  }
}

/** Draws a vector in the size in which the browser draws it, so that both print the same pixels. */
async function drawVector(bytes: Buffer, crop: Crop | undefined): Promise<DrawnPicture | FileRefusal> {
  const drawing = readSvg(bytes)
  if (typeof drawing === 'string') return drawing
  await startSvgEngine(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')))
  const image = drawSvg(drawing, MAX_ANALYSIS_SIDE_PX)
  if (typeof image === 'string') return image
  const { width, height, data } = image
  return {
    picture: sharp(data, { raw: { width, height, channels: 4 } }),
    widthPx: computePictureWidthPx(image, crop),
  }
}

/** Opens a picture upright, by what our own reader says of it, in the size that is kept, as the browser does. */
async function openBitmap(bytes: Buffer, type: BitmapType): Promise<Sharp | FileRefusal> {
  const bitmap = readBitmap(bytes, type)
  if (bitmap === undefined || !bitmap.hasAllPixels()) return 'damaged'
  const file = sharp(bitmap.getPlainBytes(), {
    limitInputPixels: MAX_ARTWORK_PIXELS,
    failOn: 'error',
    pages: 1,
  }).toColourspace('srgb')
  const image = turnUpright(await decodePicture(file, MAX_STORED_SIDE_PX), bitmap.orientation)
  const picture = sharp(image.data, { raw: { width: image.width, height: image.height, channels: 4 } })
  return (await file.metadata()).hasAlpha ? picture : picture.removeAlpha()
}

async function readSizes(folder: string): Promise<ImportedArtwork['sizes']> {
  const sizes: [ArtworkKind, { width: number; height: number }][] = []
  for (const kind of ARTWORK_KINDS) {
    const { width, height } = await sharp(getArtworkPath(folder, kind)).metadata()
    sizes.push([kind, { width, height }])
  }
  return Object.fromEntries(sizes) as ImportedArtwork['sizes']
}
