import { FILM_DPI, type FilmPositive } from './film-positive'
import { MM_PER_INCH } from '../units'

const MM_PER_METRE = 1000
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const CRCS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1
  return crc
})

/** Returns the start of a PNG with one bit per pixel and the physical size of the film. */
export function encodePngHeader({ width, height }: FilmPositive): Uint8Array<ArrayBuffer> {
  const pxPerMetre = Math.round((FILM_DPI / MM_PER_INCH) * MM_PER_METRE)
  // Bit depth 1, greyscale, deflate, no filter method, no interlace.
  const header = [...toBigEndian(width), ...toBigEndian(height), 1, 0, 0, 0, 0]
  return concatBytes([
    Uint8Array.from(SIGNATURE),
    encodePngChunk('IHDR', Uint8Array.from(header)),
    // Pixels per metre, 600 per inch.
    encodePngChunk('pHYs', Uint8Array.from([...toBigEndian(pxPerMetre), ...toBigEndian(pxPerMetre), 1])),
  ])
}

/** Returns the last chunk of a PNG. */
export const encodePngTrailer = (): Uint8Array<ArrayBuffer> => encodePngChunk('IEND', new Uint8Array())

/** Returns a chunk of a PNG. The picture itself is in chunks named IDAT, deflated as one stream. */
export function encodePngChunk(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const content = concatBytes([Uint8Array.from(name, (letter) => letter.charCodeAt(0)), data])
  let crc = 0xffffffff
  for (const byte of content) crc = (CRCS[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  return concatBytes([Uint8Array.from(toBigEndian(data.length)), content, Uint8Array.from(toBigEndian(~crc))])
}

/** Rows that are rendered at once. */
const STRIP_ROWS = 64

/** Yields the rows of a film as a PNG has them before deflating, in strips from the top. */
export function* renderFilmStrips({
  height,
  bytesPerRow,
  renderRows,
}: FilmPositive): Generator<Uint8Array<ArrayBuffer>> {
  for (let top = 0; top < height; top += STRIP_ROWS) {
    const count = Math.min(STRIP_ROWS, height - top)
    const filmRows = renderRows(top, count)
    // Each row begins with its filter type: none.
    const lines = new Uint8Array(count * (bytesPerRow + 1))
    for (let row = 0; row < count; row++)
      lines.set(filmRows.subarray(row * bytesPerRow, (row + 1) * bytesPerRow), row * (bytesPerRow + 1) + 1)
    yield lines
  }
}

const toBigEndian = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]

function concatBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
