import { readBitmap } from './read-bitmap'
import { MAX_ARTWORK_BYTES, type FileRefusal } from '../../contract/custom-print/artwork-file'

/** In bytes. An SVG is text, so its limit is smaller. */
const MAX_SVG_BYTES = 1024 * 1024
/** Limits of a picture's sides in pixels. */
const SIDE_PX = { min: 200, max: 12_000 }
export const MAX_ARTWORK_PIXELS = 50_000_000

type FileType = 'jpeg' | 'png' | 'webp' | 'svg'
/** The type of a file by its content. Size in pixels with its orientation applied; none for vectors. */
export type ArtworkFileInfo = { type: FileType; width?: number; height?: number }

/** Inspects a file by its bytes, not by its name. Returns its type and size, or why it is refused. */
export function inspectFile(bytes: Uint8Array): ArtworkFileInfo | FileRefusal {
  if (bytes.length > MAX_ARTWORK_BYTES) return 'size'
  const type = detectFileType(bytes)
  if (type === undefined) return 'type'
  if (isUnreadable(type)) return type
  if (type === 'svg') return bytes.length > MAX_SVG_BYTES ? 'size' : { type }
  const bitmap = readBitmap(bytes, type)
  if (bitmap === undefined) return 'damaged'
  if (bitmap.isCmyk) return 'cmyk'
  const { width, height } = bitmap
  if (width * height > MAX_ARTWORK_PIXELS) return 'pixels'
  if (Math.max(width, height) > SIDE_PX.max) return 'long'
  if (Math.min(width, height) < SIDE_PX.min) return 'small'
  return { type, width, height }
}

const readText = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length))

/** Types that printers get often and that are no pictures here; each has a sentence of what to save instead. */
const UNREADABLE = ['heic', 'avif', 'pdf', 'tiff', 'svgz'] as const
type UnreadableType = (typeof UNREADABLE)[number]
const isUnreadable = (type: FileType | UnreadableType): type is UnreadableType =>
  (UNREADABLE as readonly string[]).includes(type)

function detectFileType(bytes: Uint8Array): FileType | UnreadableType | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (readText(bytes, 0, 8) === '\x89PNG\r\n\x1A\n') return 'png'
  if (readText(bytes, 0, 4) === 'RIFF' && readText(bytes, 8, 4) === 'WEBP') return 'webp'
  if (readText(bytes, 4, 4) === 'ftyp') {
    const brand = readText(bytes, 8, 4)
    if (/^avi[fs]/.test(brand)) return 'avif'
    return /^(?:hei[cfxms]|he[vi][cxms]|mif1|msf1)/.test(brand) ? 'heic' : undefined
  }
  // Illustrator's own files are PDF, older ones and EPS are PostScript, before which a preview may lie.
  if (/^(?:%PDF-|%!PS|\xc5\xd0\xd3\xc6)/.test(readText(bytes, 0, 5))) return 'pdf'
  if (/^(?:II\*\0|MM\0\*)/.test(readText(bytes, 0, 4))) return 'tiff'
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return 'svgz'
  return isSvg(bytes) ? 'svg' : undefined
}

/** Whether a text's first element is an SVG, after declarations, comments and a document type. */
function isSvg(bytes: Uint8Array): boolean {
  if (bytes.length > MAX_ARTWORK_BYTES) return false
  let rest = decodeXmlText(bytes).trimStart()
  while (/^<[?!]/.test(rest)) {
    const end = findEnd(rest)
    if (end === -1) return false
    rest = rest.slice(end).trimStart()
  }
  return /^<(?:[\w.-]+:)?svg[\s/>]/.test(rest)
}

/** Returns where a declaration, comment or document type at the beginning of a text ends; -1 if it does not. */
function findEnd(text: string): number {
  const end = text.startsWith('<?') ? '?>' : text.startsWith('<!--') ? '-->' : undefined
  if (end !== undefined) {
    const at = text.indexOf(end)
    return at === -1 ? -1 : at + end.length
  }
  const parts = /^<!DOCTYPE\s+(?:[\w.-]+:)?svg\b[^[>]*(?:\[[^\]]*\]\s*)?>/i.exec(text)
  return parts === null ? -1 : parts[0].length
}

/** Decodes text by its byte order mark, its XML declaration, or as UTF-8. */
export function decodeXmlText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c))
    return new TextDecoder('utf-16be').decode(bytes)
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0))
    return new TextDecoder('utf-16le').decode(bytes)
  const encoding = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)/.exec(readText(bytes, 0, 200))?.[1]
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    // An encoding that nobody knows: the names of elements are the same in most.
    return new TextDecoder().decode(bytes)
  }
}
