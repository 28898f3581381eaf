import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { computeHeightMm } from '@contract/custom-print/print-position'
import { DEFAULT_PRINT_SPEC, formatCm } from '@contract/custom-print/print-spec'
import { MAX_ANALYSIS_SIDE_PX } from '@print-kernel/image'
import { prepareArtwork } from '@print-kernel/tones/prepare-artwork'
import { decodeArtwork } from '@/custom-print/worker/decode-artwork'
import { decodeStoredArtwork } from '../../../../commerce/src/custom-print/artwork/decode-stored-artwork'
import { getArtworkPath, importArtwork } from '../../../../commerce/src/custom-print/artwork/import-artwork'
import { drawSvg } from '../../../../commerce/src/vector-artwork/draw-svg'
import { readSvg } from '../../../../commerce/src/vector-artwork/read-svg'
import { sharp } from '../../../../scripts/lib/sharp.mjs'

/** Small, as its print is drawn each time. */
const SPEC = { ...DEFAULT_PRINT_SPEC, width: 100 }

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'same-pixels-'))))
afterEach(() => {
  vi.unstubAllGlobals()
  rmSync(folder, { recursive: true, force: true })
})

type Picture = { width: number; height: number; data: Buffer; close: () => void }
type Shrinking = { resizeWidth?: number; resizeHeight?: number }

/** A browser that decodes as the server does, and shrinks as none of its own: by another filter. */
function stubBrowser() {
  vi.stubGlobal('createImageBitmap', async (file: Blob, { resizeWidth, resizeHeight }: Shrinking = {}) => {
    const picture = sharp(Buffer.from(await file.arrayBuffer())).toColourspace('srgb')
    const { data, info } = await (
      resizeWidth === undefined
        ? picture
        : picture.resize(resizeWidth, resizeHeight, { fit: 'fill', kernel: 'linear' })
    )
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, data, close: () => undefined }
  })
  class Canvas {
    constructor(
      private readonly width: number,
      private readonly height: number,
    ) {}
    getContext() {
      const pixels = Buffer.alloc(this.width * this.height * 4, 255)
      const rowBytes = this.width * 4
      return {
        fillStyle: '',
        fillRect(left: number, _top: number, width: number, height: number) {
          const colour = [...(this.fillStyle.match(/\d+/g) ?? []).map(Number), 255]
          for (let row = 0; row < height; row++)
            for (let at = 0; at < width * 4; at++)
              pixels[row * rowBytes + left * 4 + at] = colour[at % 4] ?? 255
        },
        drawImage({ data }: Picture, _left: number, top: number) {
          data.copy(pixels, 0, -top * rowBytes)
        },
        getImageData: (left: number, _top: number, width: number, height: number) => {
          const data = new Uint8ClampedArray(width * height * 4)
          for (let row = 0; row < height; row++) {
            const start = row * rowBytes + left * 4
            data.set(pixels.subarray(start, start + width * 4), row * width * 4)
          }
          return { data }
        },
      }
    }
  }
  vi.stubGlobal('OffscreenCanvas', Canvas)
}

/** Even greys, many of them where a print decides: white paper or none, ink or none, a midtone or not. */
const grey = fc.oneof(
  fc.integer({ min: 0, max: 255 }),
  fc.constantFrom(0, 38, 39, 184, 185, 186, 187, 242, 244, 246, 248, 250, 254, 255),
)
const share = fc.integer({ min: 2, max: 98 }).map((percent) => percent / 100)
const TYPES = ['jpeg', 'png', 'webp'] as const
const drawing = fc.record({
  type: fc.constantFrom(...TYPES),
  orientation: fc.integer({ min: 1, max: 8 }),
  /** Around both limits: of what is analysed and of what is kept. */
  longer: fc.oneof(
    fc.integer({ min: 200, max: 4400 }),
    fc.constantFrom(2047, 2048, 2049, 2600, 3999, 4000, 4001),
  ),
  shorter: fc.integer({ min: 200, max: 240 }),
  isUpright: fc.boolean(),
  paper: grey,
  marks: fc.array(fc.tuple(grey, share, share, share, share), { minLength: 4, maxLength: 12 }),
})

describe('what is shown of a picture', () => {
  it('is in every pixel what is printed of it, however large it is', async () => {
    stubBrowser()
    await fc.assert(
      // Without the inclination to small numbers, which draw nothing.
      fc.asyncProperty(
        fc.noBias(drawing),
        async ({ type, orientation, longer, shorter, isUpright, paper, marks }) => {
          const [width, height] = isUpright ? [shorter, longer] : [longer, shorter]
          const fill = (level: number) => `fill="rgb(${level},${level},${level})"`
          const shapes = marks.map(([level, x, y, across, down]) =>
            across > 0.5
              ? `<circle cx="${x * width}" cy="${y * height}" r="${down * shorter}" ${fill(level)}/>`
              : `<path d="M${x * width} ${y * height}h${across * width}v${down * height}z" ${fill(level)}/>`,
          )
          const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" ${fill(paper)}/>${shapes.join('')}</svg>`
          const file = await sharp(Buffer.from(svg))
            .flatten({ background: '#fff' })
            .withMetadata({ orientation })
            .toFormat(type)
            .toBuffer()
          const shown = await decodeArtwork(
            new File([file], 'drawing', { type: `image/${type}` }),
            () => undefined,
          )
          const reading = await importArtwork(file, SPEC, folder)
          if (typeof shown === 'string' || typeof reading === 'string') throw new Error('It is refused.')
          const printed = await decodeStoredArtwork(getArtworkPath(folder, 'original'))
          expect([shown.image.width, shown.image.height]).toEqual([printed.width, printed.height])
          expect(Buffer.from(shown.image.data).equals(Buffer.from(printed.data))).toBe(true)
        },
      ),
      { numRuns: 6, endOnFailure: true },
    )
  })

  it.each(['ibex.svg', 'badge.svg', 'photo.webp'])(
    'is so of the sample %s, in the same centimetres, as it is sent',
    async (name) => {
      stubBrowser()
      // The server has started the engine.
      vi.stubGlobal('fetch', vi.fn())
      const file = readFileSync(join('public/media/press', name))
      const reading = await importArtwork(file, SPEC, folder)
      const shown = await decodeArtwork(new File([file], name), () => undefined)
      if (typeof shown === 'string' || typeof reading === 'string') throw new Error('It is refused.')
      const printed = await decodeStoredArtwork(getArtworkPath(folder, 'original'))
      expect(Buffer.from(shown.image.data).equals(Buffer.from(printed.data))).toBe(true)
      const { inkBounds } = prepareArtwork(shown.image, SPEC)
      const shownHeightMm = computeHeightMm(SPEC.width, inkBounds.width / inkBounds.height)
      expect(formatCm(reading.heightMm)).toBe(formatCm(shownHeightMm))
    },
  )

  it('is so of a vector through which the shirt is seen', async () => {
    const stops = '<stop stop-color="#fff"/><stop offset="1" stop-color="#333"/>'
    const file = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"><linearGradient id="g">${stops}</linearGradient><rect width="60" height="60" opacity=".4" fill="url(#g)"/><circle cx="60" cy="30" r="28" opacity=".6667" fill="url(#g)"/></svg>`,
    )
    const reading = await importArtwork(file, SPEC, folder)
    const drawing = readSvg(file)
    const shown = typeof drawing === 'string' ? drawing : drawSvg(drawing, MAX_ANALYSIS_SIDE_PX)
    if (typeof shown === 'string' || typeof reading === 'string') throw new Error('It is refused.')
    const printed = await decodeStoredArtwork(getArtworkPath(folder, 'original'))
    expect(Buffer.from(shown.data).equals(Buffer.from(printed.data))).toBe(true)
  })
})
