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
  if (type === 'heic') return 'heic'
  if (type === 'svg') return findSvgProblem(bytes) ?? { type }
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

function detectFileType(bytes: Uint8Array): FileType | 'heic' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (readText(bytes, 0, 8) === '\x89PNG\r\n\x1A\n') return 'png'
  if (readText(bytes, 0, 4) === 'RIFF' && readText(bytes, 8, 4) === 'WEBP') return 'webp'
  if (
    readText(bytes, 4, 4) === 'ftyp' &&
    /^(?:hei[cfxms]|he[vi][cxms]|mif1|msf1)/.test(readText(bytes, 8, 4))
  )
    return 'heic'
  return isSvg(new TextDecoder().decode(bytes.subarray(0, 4096))) ? 'svg' : undefined
}

/** Whether a text starts like an SVG, after an XML declaration or comments. */
function isSvg(beginning: string): boolean {
  let rest = beginning.trimStart()
  for (;;) {
    const end = /^<\?xml/i.test(rest) ? '?>' : rest.startsWith('<!--') ? '-->' : undefined
    if (end === undefined) return /^<(?:svg[\s>]|!DOCTYPE\s+svg\b)/i.test(rest)
    const at = rest.indexOf(end)
    if (at === -1) return false
    rest = rest.slice(at + end.length).trimStart()
  }
}

/**
 * What artwork does not need and is unsafe on a server.
 * No two alternatives match the same text, as that would be slow on large files.
 */
const UNSAFE =
  /<!DOCTYPE|<!ENTITY|<script|<foreignObject|\son\w+\s*=|javascript:|(?:href|src)\s*=\s*(?:["']\s*)?(?!#|data:image\/(?:png|jpeg)[;,])[^"'\s>]|@import|url\(\s*["']?(?!["']?#|data:image\/(?:png|jpeg)[;,])[^)]/i

function findSvgProblem(bytes: Uint8Array): FileRefusal | undefined {
  if (bytes.length > MAX_SVG_BYTES) return 'size'
  return UNSAFE.test(new TextDecoder().decode(bytes)) ? 'unsafe' : undefined
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
