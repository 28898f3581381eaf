import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import sharp, { type JpegOptions } from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_PRINT_SPEC } from '../../../../src/contract/custom-print/print-spec'
import { inspectFile } from '../../../../src/print-kernel/inspect-file'
import { readBitmap } from '../../../../src/print-kernel/read-bitmap'
import { turnUpright } from '../../../../src/print-kernel/turn-upright'
import { getArtworkPath, readArtwork } from '../../../../src/custom-print/artwork/read-artwork'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'press-bitmaps-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Small, as its print is drawn each time. */
const SPEC = { ...DEFAULT_PRINT_SPEC, width: 40 }
const SIZE = { width: 240, height: 210 }
/** A drawing with fine noise, so that each part of a file holds a part of it. */
const pixels = Buffer.from(
  Array.from({ length: SIZE.width * SIZE.height * 3 }, (_, at) =>
    at % 720 < 360 ? 20 + ((at * 7919) % 61) : 250,
  ),
)
const drawing = () => sharp(pixels, { raw: { ...SIZE, channels: 3 } })
const jpeg = (options?: JpegOptions) => drawing().jpeg(options).toBuffer()

const two = (value: number) => [value >> 8, value & 255]
const SOI = [0xff, 0xd8]
const END = [0xff, 0xd9]
const segment = (marker: number, content: Uint8Array | number[]) =>
  Buffer.from([0xff, marker, ...two(content.length + 2), ...content])
/** Puts bytes behind a JPEG's first marker. */
const withBytes = (file: Buffer, ...parts: (Uint8Array | number[])[]) =>
  Buffer.concat([file.subarray(0, 2), ...parts.map((part) => Buffer.from(part)), file.subarray(2)])
/** Cuts a JPEG off, and ends it as if it were whole. */
const cut = (file: Buffer, share: number) =>
  Buffer.concat([file.subarray(0, Math.floor(file.length * share)), Buffer.from(END)])

/** A scanner's grey JPEG of 30 rows of blocks, of which it has `rows`, with a restart marker after each. */
function scan(rows: number): Buffer {
  const table = (id: number, ...symbols: number[]) =>
    segment(0xc4, [id, 0, symbols.length, ...Array.from({ length: 14 }, () => 0), ...symbols])
  // A mean that stays (00) and nothing beside it (00): four bits a block.
  const flat = Array.from({ length: 15 }, () => 0x00)
  const blocks = Array.from({ length: rows }, (_, row) => [
    ...flat,
    ...(row < rows - 1 ? [0xff, 0xd0 + (row & 7)] : []),
  ])
  return Buffer.concat([
    Buffer.from(SOI),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    segment(0xc0, [8, ...two(240), ...two(240), 1, 1, 0x11, 0]),
    table(0, 0, 4),
    table(0x10, 0, 1),
    segment(0xdd, two(30)),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    Buffer.from(blocks.flat()),
    Buffer.from(END),
  ])
}

describe('a whole bitmap is printed, whatever is odd in it', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['fill bytes before a marker', async () => withBytes(await jpeg(), [0xff, 0xff, 0xff])],
    [
      "a scanner's bytes that belong to nothing",
      async () => withBytes(await jpeg(), segment(0xfe, [65]), [0, 0, 0]),
    ],
    [
      "a camera's small picture before the large one",
      async () => withBytes(await jpeg(), segment(0xe1, await drawing().resize(40).jpeg().toBuffer())),
    ],
    ["a phone's second picture behind it", async () => Buffer.concat([await jpeg(), await jpeg()])],
    ["a web page's progressive JPEG", () => jpeg({ progressive: true })],
    ["a web page's progressive JPEG, made smaller", () => jpeg({ mozjpeg: true, quality: 60 })],
    ['full colours', () => jpeg({ chromaSubsampling: '4:4:4' })],
    ["a camera's own code tables", () => jpeg({ optimiseCoding: false })],
    ["a scanner's greys", () => drawing().greyscale().jpeg().toBuffer()],
    ['a PNG of a few colours', () => drawing().png({ palette: true, colours: 7 }).toBuffer()],
    ['a PNG of two colours, a bit each', () => drawing().png({ palette: true, colours: 2 }).toBuffer()],
    ['a PNG that appears in passes', () => drawing().png({ progressive: true }).toBuffer()],
    ['a PNG of 16 bits', () => drawing().toColourspace('rgb16').png().toBuffer()],
    ['a PNG of greys', () => drawing().toColourspace('b-w').png().toBuffer()],
    [
      'a PNG with bytes behind its end',
      async () => Buffer.concat([await drawing().png().toBuffer(), Buffer.from('<html>')]),
    ],
    ['a WebP with losses', () => drawing().webp().toBuffer()],
    ['a WebP without', () => drawing().webp({ lossless: true }).toBuffer()],
    ["a scanner's greys, progressive", () => drawing().greyscale().jpeg({ progressive: true }).toBuffer()],
  ])('%s', async (_odd, create) => {
    const file = await create()
    expect(typeof (await readArtwork(file, SPEC, folder))).toBe('object')
    const kept = sharp(getArtworkPath(folder, 'original')).toColourspace('srgb').removeAlpha()
    const expected = await sharp(file, { failOn: 'error' }).toColourspace('srgb').raw().toBuffer()
    expect((await kept.raw().toBuffer()).equals(expected)).toBe(true)
  })

  it("a scanner's restart markers, though its page is empty", async () => {
    expect(await readArtwork(scan(30), SPEC, folder)).not.toBe('damaged')
  })
})

it('a picture of more pixels than cotton shows is kept in those that it shows', async () => {
  const wide = await drawing().resize({ width: 6000, height: 300, fit: 'fill' }).jpeg().toBuffer()
  await readArtwork(wide, SPEC, folder)
  const kept = await sharp(getArtworkPath(folder, 'original')).metadata()
  expect([kept.width, kept.height]).toEqual([4000, 200])
})

it('a JPEG of a printing press is refused before its colours are guessed', async () => {
  const file = await drawing().toColourspace('cmyk').jpeg().toBuffer()
  expect(await readArtwork(file, SPEC, folder)).toBe('cmyk')
})

describe('a bitmap of which a part is missing is refused and not printed grey', () => {
  it.each<[string, () => Promise<Buffer>]>([
    [
      'two thirds of a photograph, ended by a program that repairs files',
      async () => cut(await jpeg(), 0.66),
    ],
    ['all but the last rows', async () => cut(await jpeg(), 0.97)],
    ['two thirds of a progressive one', async () => cut(await jpeg({ progressive: true }), 0.66)],
    ['a third of a progressive one', async () => cut(await jpeg({ progressive: true }), 0.34)],
    ['a scan that lacks its last rows', () => Promise.resolve(scan(20))],
  ])('%s', async (_part, create) => {
    expect(await readArtwork(await create(), SPEC, folder)).toBe('damaged')
  })
})

describe('a bitmap of any kind', () => {
  const kinds = fc.record({
    width: fc.integer({ min: 200, max: 260 }),
    height: fc.integer({ min: 200, max: 260 }),
    orientation: fc.integer({ min: 1, max: 8 }),
    colours: fc.constantFrom('srgb', 'b-w', 'rgb16', 'grey16'),
    hasAlpha: fc.boolean(),
    format: fc.oneof(
      fc.record({ type: fc.constant('png' as const), palette: fc.boolean(), progressive: fc.boolean() }),
      fc.record({ type: fc.constant('jpeg' as const), progressive: fc.boolean(), mozjpeg: fc.boolean() }),
      fc.record({ type: fc.constant('webp' as const), lossless: fc.boolean() }),
    ),
  })

  it('is kept as the bench turns and sees it', async () => {
    await fc.assert(
      fc.asyncProperty(kinds, async ({ width, height, orientation, colours, hasAlpha, format }) => {
        const { type, ...options } = format
        const picture = drawing().resize({ width, height, fit: 'fill' }).toColourspace(colours)
        const file = await (hasAlpha ? picture.ensureAlpha(0.5) : picture)
          .withMetadata({ orientation })
          .toFormat(type, options)
          .toBuffer()
        const fileInfo = inspectFile(file)
        const bitmap = readBitmap(file, type)
        expect(bitmap?.orientation).toBe(orientation)
        expect(typeof (await readArtwork(file, SPEC, folder))).toBe('object')
        const kept = await readPixels(getArtworkPath(folder, 'original'))
        expect(fileInfo).toEqual({ type, width: kept.width, height: kept.height })
        const plain = await readPixels(bitmap?.getPlainBytes() ?? Buffer.alloc(0))
        const onBench = turnUpright(plain, bitmap?.orientation ?? 1)
        expect(Buffer.from(kept.data).equals(Buffer.from(onBench.data))).toBe(true)
      }),
      { numRuns: 10 },
    )
  })

  async function readPixels(file: string | Uint8Array) {
    const picture = sharp(file).toColourspace('srgb').ensureAlpha().raw()
    const { data, info } = await picture.toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
  }
})
