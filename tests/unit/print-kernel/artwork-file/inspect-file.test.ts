import { describe, expect, it } from 'vitest'
import { inspectFile } from '@print-kernel/artwork-file/inspect-file'
import { MAX_ARTWORK_BYTES } from '@contract/custom-print/artwork-file'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  )
const four = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const two = (value: number) => [value >>> 8, value & 255]
const png = (width: number, height: number) =>
  bytes(
    [0x89],
    'PNG\r\n',
    [0x1a, 0x0a],
    four(13),
    'IHDR',
    four(width),
    four(height),
    [8, 6, 0, 0, 0],
    four(0),
    four(0),
    'IEND',
    four(0),
  )
const END = [0xff, 0xd9]
const frame = (width: number, height: number, components = 0) => [
  0xff,
  0xc0,
  ...two(17),
  8,
  ...two(height),
  ...two(width),
  components,
  ...Array.from({ length: 9 }, () => 0),
  ...END,
]
const exif = (orientation: number) => {
  const content = bytes(
    'Exif',
    [0, 0],
    'MM',
    [0, 42],
    four(8),
    two(1),
    two(0x0112),
    two(3),
    four(1),
    two(orientation),
    [0, 0],
    four(0),
  )
  return [0xff, 0xe1, ...two(content.length + 2), ...content]
}
const svg = (content = '', before = '') =>
  bytes(`${before}<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`)

describe('a file', () => {
  it('is a drawing by what it holds, whatever it is called', () => {
    expect(inspectFile(png(800, 600))).toEqual({ type: 'png', width: 800, height: 600 })
    expect(inspectFile(bytes([0xff, 0xd8], frame(800, 600)))).toEqual({
      type: 'jpeg',
      width: 800,
      height: 600,
    })
    expect(
      inspectFile(bytes('RIFF', four(0), 'WEBPVP8X', four(10), four(0), [31, 3, 0], [87, 2, 0])),
    ).toEqual({
      type: 'webp',
      width: 800,
      height: 600,
    })
    expect(inspectFile(svg('<path d="M0 0"/>', '<?xml version="1.0"?>\n<!-- drawn -->\n'))).toEqual({
      type: 'svg',
    })
  })

  it('is as wide as it is seen: a camera held upright turns it', () => {
    expect(inspectFile(bytes([0xff, 0xd8], exif(6), frame(800, 600)))).toEqual({
      type: 'jpeg',
      width: 600,
      height: 800,
    })
    expect(inspectFile(bytes([0xff, 0xd8], exif(3), frame(800, 600)))).toEqual({
      type: 'jpeg',
      width: 800,
      height: 600,
    })
    // A file may hold any number: what the first says counts.
    expect(inspectFile(bytes([0xff, 0xd8], exif(1), exif(6), frame(800, 600)))).toEqual({
      type: 'jpeg',
      width: 800,
      height: 600,
    })
  })

  it.each([
    ['nine', exif(9)],
    ['65,535', exif(65_535)],
    ['a directory outside of the file', exif(6).with(14, 255)],
    ['room before a marker', [0xff, 0xff, 0xff, 0xfe, ...two(4), 0, 0]],
  ])('is whole and as it was taken with odd words of its camera: %s', (_, before) => {
    expect(inspectFile(bytes([0xff, 0xd8], before, frame(800, 600)))).toEqual({
      type: 'jpeg',
      width: 800,
      height: 600,
    })
  })

  // In the time of a test: each step more of the first once doubled it, of the second it grew with the square.
  it.each([
    ['begins with many comments', bytes('<!---->'.repeat(36), '<html>'), 'type'],
    ['leaves much room after an address', svg(`<use href=${' '.repeat(250_000)}>`), 'svg'],
    ['has an address in as much room as quotes', svg(`<use href="${' '.repeat(250_000)}#a">`), 'svg'],
  ] as const)('that %s is judged at once [P20]', (_, file, verdict) => {
    const fileInfo = inspectFile(file)
    expect(typeof fileInfo === 'string' ? fileInfo : fileInfo.type).toBe(verdict)
  })

  it.each([
    ['HTML that is named .png', bytes('<!doctype html><p>hello'), 'type'],
    ['an HEIC', bytes(four(24), 'ftypheic'), 'heic'],
    ['60 megapixels', png(10_000, 6000), 'pixels'],
    ['a strip', png(12_001, 300), 'long'],
    ['a stamp', png(199, 400), 'small'],
    ['a PNG that ends early', png(800, 600).slice(0, 20), 'damaged'],
    ['a PNG that ends before its last part', png(800, 600).slice(0, -12), 'damaged'],
    ['a JPEG that ends early', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'damaged'],
    ['a JPEG that was cut off', bytes([0xff, 0xd8], frame(800, 600)).slice(0, -1), 'damaged'],
    [
      'a JPEG of which only the small picture of its camera is whole',
      bytes([0xff, 0xd8], [0xff, 0xe1, 0, 6, ...END, 0, 0], frame(800, 600)).slice(0, -2),
      'damaged',
    ],
    ['a JPEG in the colours of a printing press', bytes([0xff, 0xd8], frame(800, 600, 4)), 'cmyk'],
    ['an empty file', bytes(), 'type'],
    ['an AVIF', bytes(four(24), 'ftypavif'), 'avif'],
    ['a film that is called a picture', bytes(four(24), 'ftypisom'), 'type'],
    ["a PDF, as Illustrator's own files are", bytes('%PDF-1.5'), 'pdf'],
    ['an EPS', bytes('%!PS-Adobe-3.0 EPSF-3.0'), 'pdf'],
    ['an EPS with a preview', bytes([0xc5, 0xd0, 0xd3, 0xc6]), 'pdf'],
    ['a TIFF from one side', bytes('II*', [0]), 'tiff'],
    ['a TIFF from the other', bytes('MM', [0], '*'), 'tiff'],
    ['a compressed SVG', bytes([0x1f, 0x8b, 8, 0]), 'svgz'],
    ['XML that is no drawing', bytes('<?xml version="1.0"?><note/>'), 'type'],
    ['an SVG of more than 1 MB', svg(' '.repeat(1024 * 1024)), 'size'],
    ['9 MB', new Uint8Array(MAX_ARTWORK_BYTES + 1), 'size'],
  ] as const)('is refused: %s', (_, file, reason) => {
    expect(inspectFile(file)).toBe(reason)
  })
})
