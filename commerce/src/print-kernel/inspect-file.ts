import { MAX_ARTWORK_BYTES, type FileRefusal } from '../contract/custom-print/artwork-file'

/** In bytes. An SVG is text, so its limit is smaller. */
const MAX_SVG_BYTES = 1024 * 1024
/** Limits of a picture's sides in pixels. */
const SIDE_PX = { min: 200, max: 12_000 }
const MAX_PIXELS = 50_000_000

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
  const size = readDimensions(bytes, type)
  if (size === undefined) return 'damaged'
  const { width, height } = size
  if (width * height > MAX_PIXELS) return 'pixels'
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

type Sides = { width: number; height: number }

function readDimensions(bytes: Uint8Array, type: Exclude<FileType, 'svg'>): Sides | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const size =
      type === 'png'
        ? readPngSize(view)
        : type === 'webp'
          ? readWebpSize(view, bytes)
          : readJpegSize(view, bytes)
    return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined
  } catch {
    // The file ends before its size.
    return undefined
  }
}

const readPngSize = (view: DataView): Sides => ({ width: view.getUint32(16), height: view.getUint32(20) })

function readWebpSize(view: DataView, bytes: Uint8Array): Sides | undefined {
  const kind = readText(bytes, 12, 4)
  if (kind === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1
  return kind === 'VP8X' ? { width: three(24), height: three(27) } : undefined
}

/** JPEG markers of a frame header, which contains the size. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function readJpegSize(view: DataView, bytes: Uint8Array): Sides | undefined {
  let orientation: number | undefined
  for (let at = 2; at < view.byteLength - 9; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    // The first orientation counts; a file can contain half a million of them.
    if (marker === 0xe1) orientation ??= readOrientation(view, at + 4)
    if (!isFrame(marker)) continue
    if (!hasEnd(bytes, at)) return undefined
    const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
    return (orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height }
  }
  return undefined
}

/**
 * Whether a JPEG is complete, by its end marker, which cannot occur within its pixels.
 * Browsers fill missing parts with grey.
 */
function hasEnd(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1))
    if (bytes[at + 1] === 0xd9) return true
  return false
}

const EXIF = 0x45786966
const ORIENTATION = 0x0112

/**
 * Returns the EXIF orientation, 1 to 8, of an APP1 segment; undefined for other segments.
 * From 5 on, the picture is rotated by 90 degrees.
 */
function readOrientation(view: DataView, at: number): number | undefined {
  if (view.getUint32(at) !== EXIF) return undefined
  const tiff = at + 6
  const isLittle = view.getUint16(tiff) === 0x4949
  const directory = tiff + view.getUint32(tiff + 4, isLittle)
  const entries = view.getUint16(directory, isLittle)
  for (let entry = 0; entry < entries; entry++) {
    const place = directory + 2 + entry * 12
    if (view.getUint16(place, isLittle) === ORIENTATION) return view.getUint16(place + 8, isLittle)
  }
  return 1
}
