import { readBitmap } from '@print-kernel/read-bitmap'
import { turnUpright } from '@print-kernel/turn-upright'
import { inspectFile } from '@print-kernel/inspect-file'
import type { FileRefusal } from '@contract/custom-print/artwork-file'
import { type RgbaImage, MAX_ANALYSIS_SIDE_PX } from '@print-kernel/image'
import type { ArtworkSize } from './print-worker-messages'

export type DecodedArtwork = { image: RgbaImage; artwork: ArtworkSize }

/** Decodes a file upright, in the size that a print needs. */
export async function decodeArtwork(file: Blob): Promise<DecodedArtwork | FileRefusal> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const fileInfo = inspectFile(bytes)
  if (typeof fileInfo === 'string') return fileInfo
  const { width = 0, height = 0 } = fileInfo
  if (fileInfo.type === 'svg') {
    // What draws vectors is twenty times as large as the rest of the worker.
    const { drawVector } = await import('./draw-vector')
    const image = await drawVector(bytes)
    if (typeof image === 'string') return image
    return { image, artwork: { width: image.width, height: image.height, isVector: true } }
  }
  const bitmap = readBitmap(bytes, fileInfo.type)
  if (bitmap === undefined) return 'damaged'
  const scale = Math.min(1, MAX_ANALYSIS_SIDE_PX / Math.max(width, height))
  // Browsers turn pictures by other rules, each by its own: they get none to turn.
  const [drawnWidth, drawnHeight] = bitmap.orientation >= 5 ? [height, width] : [width, height]
  try {
    const drawing = createImageBitmap(
      new Blob([bitmap.getUnturned()], { type: file.type }),
      scale < 1
        ? {
            resizeWidth: Math.round(drawnWidth * scale),
            resizeHeight: Math.round(drawnHeight * scale),
            resizeQuality: 'medium',
          }
        : {},
    )
    // The browser decodes beside this thread in the meantime.
    const isWhole = bitmap.hasAllPixels()
    const drawn = await drawing
    if (!isWhole) return 'damaged'
    const image = turnUpright(readPixels(drawn), bitmap.orientation)
    return { image, artwork: { width, height, isVector: false } }
  } catch {
    return 'damaged'
  }
}

function readPixels(bitmap: ImageBitmap): RgbaImage {
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('This browser has no canvas for a worker.')
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return { width, height, data: context.getImageData(0, 0, width, height).data }
}
