import sharp from 'sharp'
import { MAX_UPLOAD_PIXELS, type UPLOAD_TYPES } from '../../contract/admin/upload'
import { StaffRefusal } from '../../refusals/staff-refusal'

/** Longest sides in px. The files of the second size have names that end in '-400', which src/shop relies on. */
const MAX_LARGE_SIDE_PX = 1000

const MAX_SMALL_SIDE_PX = 400

sharp.cache(false)

export type ImageSize = { width: number; height: number }

/** Returns the size in px in which a picture will be stored, without decoding it. Rejects with StaffRefusal. */
export async function readImageSize(bytes: Buffer): Promise<ImageSize> {
  if (detectImageType(bytes) === undefined) throw new StaffRefusal('unknown_type')
  const {
    width,
    height,
    orientation = 1,
  } = await refuseUnreadable(sharp(bytes, { limitInputPixels: false }).metadata())
  if (width * height > MAX_UPLOAD_PIXELS)
    throw new StaffRefusal('too_many_pixels', { values: { megapixels: MAX_UPLOAD_PIXELS / 1e6 } })
  // From 5 on, the picture is rotated by 90 degrees (EXIF 2.32, tag 274).
  return fitWithin(orientation >= 5 ? { width: height, height: width } : { width, height }, MAX_LARGE_SIDE_PX)
}

/** Converts a picture to WebP in two sizes, upright, in sRGB and without metadata. Rejects with StaffRefusal. */
export async function processImage(bytes: Buffer): Promise<{ large: Buffer; small: Buffer }> {
  const size = await readImageSize(bytes)
  const upright = sharp(bytes, { limitInputPixels: MAX_UPLOAD_PIXELS, failOn: 'error' }).autoOrient()
  const draw = (to: ImageSize) =>
    refuseUnreadable(
      upright
        .clone()
        .resize({ ...to, fit: 'fill' })
        .webp({ quality: 84 })
        .toBuffer(),
    )
  // One at a time, as each needs the whole picture in memory.
  const large = await draw(size)
  return { large, small: await draw(fitWithin(size, MAX_SMALL_SIDE_PX)) }
}

export function fitWithin({ width, height }: ImageSize, side: number): ImageSize {
  const scale = Math.min(1, side / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

async function refuseUnreadable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch {
    throw new StaffRefusal('unreadable')
  }
}

type ImageType = (typeof UPLOAD_TYPES)[number]

function detectImageType(bytes: Uint8Array): ImageType | undefined {
  const hasBytesAt = (offset: number, ...values: number[]) =>
    values.every((value, index) => bytes[offset + index] === value)
  if (hasBytesAt(0, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (hasBytesAt(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (hasBytesAt(0, 0x52, 0x49, 0x46, 0x46) && hasBytesAt(8, 0x57, 0x45, 0x42, 0x50)) return 'image/webp'
  return undefined
}
