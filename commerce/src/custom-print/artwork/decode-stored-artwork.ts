import sharp, { type Sharp } from 'sharp'
import { startDownsampling } from '../../print-kernel/artwork-file/downsample-image'
import { MAX_ANALYSIS_SIDE_PX, type RgbaImage } from '../../print-kernel/image'

/** Decodes stored artwork in the size that a print needs, as the browser does. */
export const decodeStoredArtwork = (original: string | Buffer): Promise<RgbaImage> =>
  decodePicture(sharp(original), MAX_ANALYSIS_SIDE_PX)

/**
 * How many pixels are decoded at once. All of the largest picture would be 200 MB, of 1 GB that the container has. Each
 * part begins with the file's first row: the largest take three to four times as long as at once, 5 s at most. Of what
 * is decoded whole for each part, as WebP and what is interlaced, seven parts would take 16 s.
 */
const PART_PIXELS = 8_000_000
const LARGE_PART_PIXELS = 25_000_000

/** Decodes a picture part by part. */
export async function decodePicture(picture: Sharp, maxSidePx: number): Promise<RgbaImage> {
  const { width, height, format, isProgressive } = await picture.metadata()
  const isDecodedWhole = format === 'webp' || isProgressive
  const { addRows, image } = startDownsampling({ width, height }, [maxSidePx])
  const partHeight = Math.ceil((isDecodedWhole ? LARGE_PART_PIXELS : PART_PIXELS) / width)
  for (let top = 0; top < height; top += partHeight) {
    const part = { left: 0, top, width, height: Math.min(partHeight, height - top) }
    const { data, info } = await picture.clone().extract(part).raw().toBuffer({ resolveWithObject: true })
    addRows(toRgba(data, info.channels))
  }
  return image
}

function toRgba(pixels: Uint8Array, channels: number): Uint8ClampedArray {
  if (channels === 4) return new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length)
  const rgba = new Uint8ClampedArray((pixels.length / channels) * 4).fill(255)
  // One channel is grey, two are grey and alpha.
  const [green, blue] = channels < 3 ? [0, 0] : [1, 2]
  for (let from = 0, to = 0; from < pixels.length; from += channels, to += 4) {
    rgba[to] = pixels[from] ?? 0
    rgba[to + 1] = pixels[from + green] ?? 0
    rgba[to + 2] = pixels[from + blue] ?? 0
    if (channels === 2) rgba[to + 3] = pixels[from + 1] ?? 255
  }
  return rgba
}
