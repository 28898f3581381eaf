import sharp, { type Sharp } from 'sharp'
import { downsampleImage } from '../../print-kernel/downsample-image'
import { MAX_ANALYSIS_SIDE_PX, type RgbaImage } from '../../print-kernel/image'

/** Decodes stored artwork in the size that a print needs, as the browser does. */
export const decodeArtwork = (original: string | Buffer): Promise<RgbaImage> =>
  decodePicture(sharp(original), MAX_ANALYSIS_SIDE_PX)

/** Decodes a picture. Only what is made smaller gets four bytes a pixel: all pixels may be 150 MB without alpha. */
export async function decodePicture(picture: Sharp, maxSidePx: number): Promise<RgbaImage> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, channels } = info
  return downsampleImage(info, [maxSidePx], (top, count) =>
    toRgba(data.subarray(top * width * channels, (top + count) * width * channels), channels),
  )
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
