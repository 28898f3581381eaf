/** A marker of a JPEG with what follows it: `start` is at the marker, `data` behind its length. In bytes. */
export type JpegSegment = { marker: number; start: number; data: number; end: number }

export const JPEG_MARKER = {
  defineHuffmanTables: 0xc4,
  endOfImage: 0xd9,
  startOfScan: 0xda,
  defineRestartInterval: 0xdd,
} as const

/** Whether a marker begins a frame header, which has the size. */
export const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Whether nothing belongs to a marker: a byte of pixels, one of no meaning, and the restarts between pixels. */
const isStandalone = (marker: number) => marker < 2 || (marker >= 0xd0 && marker <= 0xd8)

/**
 * Lists what a JPEG consists of, up to its end marker, without which the last segment is another one. Decoders pass
 * over bytes that stand before a marker and belong to nothing, and so does this. Throws RangeError for a file that
 * ends within a segment.
 */
export function* listJpegSegments(view: DataView): Generator<JpegSegment> {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
  for (let start = bytes.indexOf(0xff, 2); start !== -1; start = bytes.indexOf(0xff, start)) {
    const marker = view.getUint8(start + 1)
    if (marker === 0xff) start++
    else if (isStandalone(marker)) start += 2
    else {
      const isEnd = marker === JPEG_MARKER.endOfImage
      const end = start + 2 + (isEnd ? 0 : view.getUint16(start + 2))
      yield { marker, start, data: start + 4, end }
      if (isEnd) return
      start = end
    }
  }
}
