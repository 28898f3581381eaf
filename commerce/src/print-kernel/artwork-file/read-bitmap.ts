import { hasWholeScans } from './has-whole-scans'
import { isFrameHeader, JPEG_MARKER, listJpegSegments } from './list-jpeg-segments'

/** How a picture is to be turned to stand upright: EXIF's 1 to 8, of which 5 to 8 swap width and height. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

export type Bitmap = {
  /** In pixels, upright. */
  width: number
  height: number
  orientation: Orientation
  /** Whether it has the colours of a printing press, which each program turns into those of a screen otherwise. */
  isCmyk: boolean
  /**
   * The bytes without what not every decoder obeys alike: how it is to be turned, the gamma and primaries of a PNG, and
   * the profile of greys. All are read as sRGB.
   */
  getPlainBytes(): Uint8Array<ArrayBuffer>
  /**
   * Whether none of its pixels is missing where decoders would fill in grey and say nothing. Takes a third of a
   * second for the largest file.
   */
  hasAllPixels(): boolean
}

export type BitmapType = 'jpeg' | 'png' | 'webp'
/** A part of a file, in bytes. */
type Range = { start: number; end: number }
type Reading = {
  width: number
  height: number
  orientation: Orientation | undefined
  leftOut: Range[]
  isCmyk?: boolean
}

/** Reads what a bitmap says of itself; undefined if it is not whole. */
export function readBitmap(bytes: Uint8Array, type: BitmapType): Bitmap | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const reading = readWholly(() => READERS[type](view))
  if (reading === undefined || reading.width === 0 || reading.height === 0) return undefined
  const { width, height, orientation = 1, leftOut, isCmyk = false } = reading
  const isOnItsSide = orientation >= 5
  return {
    width: isOnItsSide ? height : width,
    height: isOnItsSide ? width : height,
    orientation,
    isCmyk,
    getPlainBytes: () => (type === 'webp' ? renameChunks(bytes, leftOut) : leaveOut(bytes, leftOut)),
    hasAllPixels: () => type !== 'jpeg' || readWholly(() => hasWholeScans(view)) === true,
  }
}

const READERS: Record<BitmapType, (view: DataView) => Reading | undefined> = {
  jpeg: readJpeg,
  png: readPng,
  webp: readWebp,
}

/** Returns undefined for a file that ends before what it promises. */
function readWholly<T>(read: () => T | undefined): T | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const APP1 = 0xe1
const APP2 = 0xe2
/** The components of a JPEG in CMYK, or in its YCCK. */
const CMYK_COMPONENTS = 4
/** The letters Exif and two zeros. */
const EXIF_HEADING_BYTES = 6

function readJpeg(view: DataView): Reading | undefined {
  const exif: Range[] = []
  const profile: Range[] = []
  let orientation: Orientation | undefined
  let frame: { width: number; height: number; components: number } | undefined
  for (const { marker, start, data, end } of listJpegSegments(view)) {
    if (marker === APP1 && readTag(view, data) === 'Exif') {
      exif.push({ start, end })
      // The first counts; a file can have half a million of them.
      orientation ??= readOrientation(view, data + EXIF_HEADING_BYTES)
    }
    if (marker === APP2 && readTag(view, data) === 'ICC_') profile.push({ start, end })
    if (isFrameHeader(marker))
      frame ??= {
        width: view.getUint16(data + 3),
        height: view.getUint16(data + 1),
        components: view.getUint8(data + 5),
      }
    if (marker !== JPEG_MARKER.endOfImage) continue
    if (frame === undefined) return undefined
    const { components, ...size } = frame
    const leftOut = components === 1 ? [...exif, ...profile].toSorted((a, b) => a.start - b.start) : exif
    return { ...size, orientation, leftOut, isCmyk: components === CMYK_COMPONENTS }
  }
  return undefined
}

const PNG_SIGNATURE_BYTES = 8
/** In a PNG's chunk: its length and name before the data, and with its checksum all that is not data. */
const PNG_CHUNK_BYTES = { heading: 8, all: 12 }
/** Chunks of a PNG that browsers turn its colours by, and the server does not. */
const COLOUR_CHUNKS = new Set(['gAMA', 'cHRM', 'cICP'])
/** PNG's types of colour that are greys: with and without transparency. */
const GREY_TYPES = new Set([0, 4])

function readPng(view: DataView): Reading | undefined {
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const isGrey = GREY_TYPES.has(view.getUint8(25))
  const leftOut: Range[] = []
  let orientation: Orientation | undefined
  for (let at = PNG_SIGNATURE_BYTES; ;) {
    const name = readTag(view, at + 4)
    const end = at + PNG_CHUNK_BYTES.all + view.getUint32(at)
    if (name === 'eXIf') orientation ??= readOrientation(view, at + PNG_CHUNK_BYTES.heading)
    if (name === 'eXIf' || COLOUR_CHUNKS.has(name) || (isGrey && name === 'iCCP'))
      leftOut.push({ start: at, end })
    if (name === 'IEND') return { width, height, orientation, leftOut }
    at = end
  }
}

function readWebp(view: DataView): Reading | undefined {
  const size = readWebpSize(view)
  if (size === undefined) return undefined
  const leftOut: Range[] = []
  let orientation: Orientation | undefined
  // Chunks have even lengths, after RIFF, the file's length and WEBP.
  for (let at = 12; at + 8 <= view.byteLength; at += 8 + Math.ceil(view.getUint32(at + 4, true) / 2) * 2) {
    if (readTag(view, at) !== 'EXIF') continue
    leftOut.push({ start: at, end: at + 4 })
    // Some programs put the heading of a JPEG's before it.
    const heading = readTag(view, at + 8) === 'Exif' ? EXIF_HEADING_BYTES : 0
    orientation ??= readOrientation(view, at + 8 + heading)
  }
  return { ...size, orientation, leftOut }
}

function readWebpSize(view: DataView): { width: number; height: number } | undefined {
  const kind = readTag(view, 12)
  if (kind === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  const readUint24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1
  return kind === 'VP8X' ? { width: readUint24(24), height: readUint24(27) } : undefined
}

const ORIENTATION_TAG = 0x0112

/** Returns the orientation of an EXIF directory; undefined if there is none, or none that counts. */
function readOrientation(view: DataView, tiff: number): Orientation | undefined {
  return readWholly(() => {
    const isLittle = view.getUint16(tiff) === 0x4949
    const directory = tiff + view.getUint32(tiff + 4, isLittle)
    const entries = view.getUint16(directory, isLittle)
    for (let entry = 0; entry < entries; entry++) {
      const at = directory + 2 + entry * 12
      if (view.getUint16(at, isLittle) !== ORIENTATION_TAG) continue
      const value = view.getUint16(at + 8, isLittle)
      return value >= 1 && value <= 8 ? (value as Orientation) : undefined
    }
    return undefined
  })
}

const readTag = (view: DataView, at: number) =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3))

function leaveOut(bytes: Uint8Array, ranges: readonly Range[]): Uint8Array<ArrayBuffer> {
  const rest = new Uint8Array(bytes.length - ranges.reduce((sum, { start, end }) => sum + end - start, 0))
  let [from, to] = [0, 0]
  for (const { start, end } of [...ranges, { start: bytes.length, end: bytes.length }]) {
    rest.set(bytes.subarray(from, start), to)
    to += start - from
    from = end
  }
  return rest
}

/** A chunk with a name that nobody knows is passed over. */
function renameChunks(bytes: Uint8Array, names: readonly Range[]): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes)
  for (const { start, end } of names) copy.fill(0x78, start, end)
  return copy
}
