import sharp from 'sharp'
import { type RgbaImage, MAX_ANALYSIS_SIDE_PX } from '../../print-kernel/image'

/** Decodes stored artwork in the size that a print needs, as the browser does. */
export async function decodeArtwork(original: string | Buffer): Promise<RgbaImage> {
  const { data, info } = await sharp(original)
    .resize({
      width: MAX_ANALYSIS_SIDE_PX,
      height: MAX_ANALYSIS_SIDE_PX,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
}
