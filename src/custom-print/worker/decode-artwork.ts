import { readBitmap } from '@print-kernel/artwork-file/read-bitmap'
import { turnUpright } from '@print-kernel/artwork-file/turn-upright'
import { inspectFile } from '@print-kernel/artwork-file/inspect-file'
import { downsampleForAnalysis, STRIP_ROWS } from '@print-kernel/artwork-file/downsample-image'
import type { RgbaImage } from '@print-kernel/image'
import type { MeasuredPicture } from '@vector-artwork/picture-width'
import type { ArtworkRejection, ArtworkSize } from './print-worker-messages'

/** `pictures` are those within a vector. */
export type DecodedArtwork = { image: RgbaImage; artwork: ArtworkSize; pictures: readonly MeasuredPicture[] }

/** Longer side of a draft: a little more than what screens show. */
const DRAFT_SIDE_PX = 384
/** Pixels of a bitmap from which on reading them takes long. */
const MIN_DRAFT_PIXELS = 4_000_000

/** Decodes a file upright, in the size that a print needs. `onDraft` gets a small picture of what takes long. */
export async function decodeArtwork(
  file: Blob,
  onDraft: (draft: RgbaImage) => void,
): Promise<DecodedArtwork | ArtworkRejection> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const fileInfo = inspectFile(bytes)
  if (typeof fileInfo === 'string') return fileInfo
  const { width = 0, height = 0 } = fileInfo
  if (fileInfo.type === 'svg') {
    // What draws vectors is twenty times as large as the rest of the worker.
    const { drawVector } = await import('./draw-vector')
    const image = await drawVector(bytes, DRAFT_SIDE_PX, onDraft)
    if (typeof image === 'string') return image
    const artwork = { width: image.width, height: image.height, isVector: true }
    return { image, artwork, pictures: image.pictures }
  }
  const bitmap = readBitmap(bytes, fileInfo.type)
  if (bitmap === undefined) return 'damaged'
  if (isNoisy()) return 'noisy'
  try {
    // Browsers turn and shrink pictures by other rules, each by its own: they get none to turn or to shrink.
    const drawing = createImageBitmap(new Blob([bitmap.getPlainBytes()], { type: file.type }), {
      // Decoders round by other rules than canvases, which do it themselves.
      premultiplyAlpha: 'none',
    })
    // The browser decodes beside this thread in the meantime.
    const isWhole = bitmap.hasAllPixels()
    const imageBitmap = await drawing
    if (!isWhole) return 'damaged'
    if (width * height > MIN_DRAFT_PIXELS) onDraft(turnUpright(readDraft(imageBitmap), bitmap.orientation))
    const image = turnUpright(readPixels(imageBitmap), bitmap.orientation)
    return { image, artwork: { width, height, isVector: false }, pictures: [] }
  } catch {
    return 'damaged'
  }
}

/** Colours that are drawn to see whether they are read again. */
const KNOWN_COLOURS = [
  [0, 0, 0],
  [255, 255, 255],
  [96, 108, 56],
  [188, 108, 37],
] as const
const KNOWN_SIDE_PX = 8
/** Browsers that hide what machine they run on may change a pixel by a level or two, which no print shows. */
const MAX_DIFFERENCE = 8

/** Whether this browser gives other pixels than were drawn, as protections against tracking do. */
function isNoisy(): boolean {
  const context = createContext(KNOWN_SIDE_PX * KNOWN_COLOURS.length, KNOWN_SIDE_PX)
  for (const [index, [red, green, blue]] of KNOWN_COLOURS.entries()) {
    context.fillStyle = `rgb(${red}, ${green}, ${blue})`
    context.fillRect(index * KNOWN_SIDE_PX, 0, KNOWN_SIDE_PX, KNOWN_SIDE_PX)
  }
  return KNOWN_COLOURS.some((colour, index) => {
    const { data } = context.getImageData(index * KNOWN_SIDE_PX, 0, KNOWN_SIDE_PX, KNOWN_SIDE_PX)
    return data.some((value, at) => Math.abs(value - (colour[at % 4] ?? 255)) > MAX_DIFFERENCE)
  })
}

function createContext(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('This browser has no canvas for a worker.')
  return context
}

/** Shrinks a picture as the browser does: that is fast, and nothing is judged by a draft. */
function readDraft(bitmap: ImageBitmap): RgbaImage {
  const scale = DRAFT_SIDE_PX / Math.max(bitmap.width, bitmap.height)
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const context = createContext(width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  return { width, height, data: context.getImageData(0, 0, width, height).data }
}

/** Reads a picture in strips, as all of its pixels at once may be 200 MB beside those that the browser has. */
function readPixels(bitmap: ImageBitmap): RgbaImage {
  const { width } = bitmap
  const context = createContext(width, Math.min(bitmap.height, STRIP_ROWS))
  context.globalCompositeOperation = 'copy'
  const image = downsampleForAnalysis(bitmap, (top, count) => {
    context.drawImage(bitmap, 0, -top)
    return context.getImageData(0, 0, width, count).data
  })
  bitmap.close()
  return image
}
