import { inspectFile } from '@print-kernel/inspect-file'
import type { FileRefusal } from '@contract/custom-print/artwork-file'
import { type RgbaImage, MAX_ANALYSIS_SIDE_PX } from '@print-kernel/image'
import type { ArtworkSize } from './print-worker-messages'

export type DecodedArtwork = { image: RgbaImage; artwork: ArtworkSize }

/** Decodes a file upright, in the size that a print needs. For an SVG, asks the page for its pixels. */
export async function decodeArtwork(
  file: Blob,
  drawVector: () => Promise<ImageBitmap | undefined>,
): Promise<DecodedArtwork | FileRefusal> {
  const fileInfo = inspectFile(new Uint8Array(await file.arrayBuffer()))
  if (typeof fileInfo === 'string') return fileInfo
  const { width = 0, height = 0 } = fileInfo
  if (fileInfo.type === 'svg') {
    const vector = await drawVector()
    if (vector === undefined) return 'damaged'
    const artwork = { width: vector.width, height: vector.height, isVector: true }
    return { image: readPixels(vector), artwork }
  }
  const scale = Math.min(1, MAX_ANALYSIS_SIDE_PX / Math.max(width, height))
  try {
    const bitmap = await createImageBitmap(file, {
      imageOrientation: 'from-image',
      ...(scale < 1 && {
        resizeWidth: Math.round(width * scale),
        resizeHeight: Math.round(height * scale),
        resizeQuality: 'medium',
      }),
    })
    return { image: readPixels(bitmap), artwork: { width, height, isVector: false } }
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
