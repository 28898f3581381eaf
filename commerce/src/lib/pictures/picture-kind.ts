import type { UPLOAD_TYPES } from '../../contract/admin/upload'

export type ImageType = (typeof UPLOAD_TYPES)[number]

export function detectImageType(bytes: Uint8Array): ImageType | undefined {
  const at = (offset: number, ...values: number[]) =>
    values.every((value, index) => bytes[offset + index] === value)
  if (at(0, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (at(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (at(0, 0x52, 0x49, 0x46, 0x46) && at(8, 0x57, 0x45, 0x42, 0x50)) return 'image/webp'
  return undefined
}
