import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

/** Sizes in bytes (https://www.w3.org/TR/WOFF/, sections 3 and 4). */
const WOFF = { header: 44, entry: 20 }

const SFNT = { header: 12, entry: 16 }

/**
 * Converts a WOFF file to an uncompressed font. fontkit would inflate it in JavaScript for each PDF, and fails to
 * inflate some.
 */
export function decodeWoff(file: string): Buffer {
  const woff = readFileSync(file)
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error(`${file} is no WOFF file`)
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) =>
    readTable(woff, WOFF.header + index * WOFF.entry),
  )
  const head = Buffer.alloc(SFNT.header + count * SFNT.entry)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const entrySelector = Math.floor(Math.log2(count))
  const searchRange = 2 ** entrySelector * SFNT.entry
  head.writeUInt16BE(searchRange, 6)
  head.writeUInt16BE(entrySelector, 8)
  head.writeUInt16BE(count * SFNT.entry - searchRange, 10)
  let offset = head.length
  const bodies = tables.map(({ tag, checksum, data }, index) => {
    const entry = SFNT.header + index * SFNT.entry
    tag.copy(head, entry)
    checksum.copy(head, entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(data.length, entry + 12)
    // Tables are aligned to four bytes.
    const padding = Buffer.alloc(-data.length & 3)
    offset += data.length + padding.length
    return Buffer.concat([data, padding])
  })
  return Buffer.concat([head, ...bodies])
}

function readTable(woff: Buffer, entry: number) {
  const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at))
  if (offset === undefined || packed === undefined || length === undefined)
    throw new Error('A WOFF table has no place')
  const body = woff.subarray(offset, offset + packed)
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.subarray(entry + 16, entry + 20),
    // Tables that compression would not make smaller are stored uncompressed.
    data: packed < length ? inflateSync(body) : body,
  }
}
