import sharp, { type JpegOptions } from 'sharp'

const SIZE = { width: 240, height: 210 }
/** A drawing with fine noise, so that each part of a file holds a part of it. */
const pixels = Buffer.from(
  Array.from({ length: SIZE.width * SIZE.height * 3 }, (_, at) =>
    at % 720 < 360 ? 20 + ((at * 7919) % 61) : 250,
  ),
)
/** The picture that all whole files hold. */
export const drawPicture = () => sharp(pixels, { raw: { ...SIZE, channels: 3 } })
const jpeg = (options?: JpegOptions) => drawPicture().jpeg(options).toBuffer()

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
export function scan(rows: number): Buffer {
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

/** Whole files, by what is odd in each. */
export const WHOLE_BITMAPS: [oddity: string, create: () => Promise<Buffer>][] = [
  ['fill bytes before a marker', async () => withBytes(await jpeg(), [0xff, 0xff, 0xff])],
  [
    "a scanner's bytes that belong to nothing",
    async () => withBytes(await jpeg(), segment(0xfe, [65]), [0, 0, 0]),
  ],
  [
    "a camera's small picture before the large one",
    async () => withBytes(await jpeg(), segment(0xe1, await drawPicture().resize(40).jpeg().toBuffer())),
  ],
  ["a phone's second picture behind it", async () => Buffer.concat([await jpeg(), await jpeg()])],
  ["a web page's progressive JPEG", () => jpeg({ progressive: true })],
  ["a web page's progressive JPEG, made smaller", () => jpeg({ mozjpeg: true, quality: 60 })],
  ['full colours', () => jpeg({ chromaSubsampling: '4:4:4' })],
  ["a camera's own code tables", () => jpeg({ optimiseCoding: false })],
  ["a scanner's greys", () => drawPicture().greyscale().jpeg().toBuffer()],
  ['a PNG of a few colours', () => drawPicture().png({ palette: true, colours: 7 }).toBuffer()],
  ['a PNG of two colours, a bit each', () => drawPicture().png({ palette: true, colours: 2 }).toBuffer()],
  ['a PNG that appears in passes', () => drawPicture().png({ progressive: true }).toBuffer()],
  ['a PNG of 16 bits', () => drawPicture().toColourspace('rgb16').png().toBuffer()],
  ['a PNG of greys', () => drawPicture().toColourspace('b-w').png().toBuffer()],
  [
    'a PNG with bytes behind its end',
    async () => Buffer.concat([await drawPicture().png().toBuffer(), Buffer.from('<html>')]),
  ],
  ['a WebP with losses', () => drawPicture().webp().toBuffer()],
  ['a WebP without', () => drawPicture().webp({ lossless: true }).toBuffer()],
  ["a scanner's greys, progressive", () => drawPicture().greyscale().jpeg({ progressive: true }).toBuffer()],
]

/** Files of which a part is missing. */
export const CUT_BITMAPS: [part: string, create: () => Promise<Buffer>][] = [
  ['two thirds of a photograph, ended by a program that repairs files', async () => cut(await jpeg(), 0.66)],
  ['all but the last rows', async () => cut(await jpeg(), 0.97)],
  ['two thirds of a progressive one', async () => cut(await jpeg({ progressive: true }), 0.66)],
  ['a third of a progressive one', async () => cut(await jpeg({ progressive: true }), 0.34)],
  ['a scan that lacks its last rows', () => Promise.resolve(scan(20))],
]
