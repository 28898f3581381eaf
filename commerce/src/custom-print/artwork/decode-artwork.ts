import sharp from 'sharp'
import { type Picture, READ_SIDE } from '../../print-kernel/image'

/** Reads a kept drawing as large as a print needs it, as the browser does. */
export async function readPicture(original: string | Buffer): Promise<Picture> {
  const { data, info } = await sharp(original)
    .resize({ width: READ_SIDE, height: READ_SIDE, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
}
