import { readBitmap } from '../print-kernel/artwork-file/read-bitmap'
import { SvgRefusalError } from './svg-refusal-error'

/**
 * Checks a picture within a drawing: it must lie in the file, as a PNG or JPEG that is whole.
 * Throws SvgRefusalError.
 */
export function checkEmbeddedPicture(href: string): void {
  if (!/^\s*data:/i.test(href)) throw new SvgRefusalError('linked')
  const bytes = readBytes(href)
  if (bytes === undefined || !isWhole(bytes)) throw new SvgRefusalError('picture')
}

/** Returns the size in pixels of a picture within a drawing; undefined if it is not whole. */
export function readPictureSize(href: string): { width: number; height: number } | undefined {
  const bytes = readBytes(href)
  return bytes === undefined ? undefined : readBitmap(bytes, isJpeg(bytes) ? 'jpeg' : 'png')
}

/** Returns how many pixels a picture within a drawing has, which a few letters can make endless. */
export function countPixels(href: string): number {
  const { width, height } = readPictureSize(href) ?? { width: 0, height: 0 }
  return width * height
}

function readBytes(href: string): Uint8Array | undefined {
  const [, data] = /^\s*data:image\/(?:png|jpe?g)\s*;\s*base64\s*,([\s\w+/=]*)$/i.exec(href) ?? []
  return data === undefined ? undefined : decodeBase64(data)
}

function decodeBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text.replace(/\s+/g, '')), (letter) => letter.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]
const isJpeg = (bytes: Uint8Array) => JPEG.every((byte, at) => bytes[at] === byte)

function isWhole(bytes: Uint8Array): boolean {
  if (isJpeg(bytes)) return bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9
  if (!PNG.every((byte, at) => bytes[at] === byte)) return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // Each part says how long it is; the last is called IEND.
  for (let at = PNG.length; at + 12 <= bytes.length; at += 12 + view.getUint32(at))
    if (view.getUint32(at + 4) === 0x49454e44) return true
  return false
}
