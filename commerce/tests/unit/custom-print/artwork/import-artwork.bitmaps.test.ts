import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_PRINT_SPEC } from '../../../../src/contract/custom-print/print-spec'
import { downsampleForAnalysis } from '../../../../src/print-kernel/artwork-file/downsample-image'
import type { RgbaImage } from '../../../../src/print-kernel/image'
import { inspectFile } from '../../../../src/print-kernel/artwork-file/inspect-file'
import { readBitmap } from '../../../../src/print-kernel/artwork-file/read-bitmap'
import { turnUpright } from '../../../../src/print-kernel/artwork-file/turn-upright'
import { CUT_BITMAPS, drawPicture, scan, WHOLE_BITMAPS } from '../../../support/bitmap-corpus'
import { getArtworkPath, importArtwork } from '../../../../src/custom-print/artwork/import-artwork'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'press-bitmaps-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Small, as its print is drawn each time. */
const SPEC = { ...DEFAULT_PRINT_SPEC, width: 40 }

describe('a whole bitmap is printed, whatever is odd in it', () => {
  it.each(WHOLE_BITMAPS)('%s', async (_odd, create) => {
    const file = await create()
    expect(typeof (await importArtwork(file, SPEC, folder))).toBe('object')
    const kept = sharp(getArtworkPath(folder, 'original')).toColourspace('srgb').removeAlpha()
    const expected = await sharp(file, { failOn: 'error' }).toColourspace('srgb').raw().toBuffer()
    expect((await kept.raw().toBuffer()).equals(expected)).toBe(true)
  })

  it("a scanner's restart markers, though its page is empty", async () => {
    expect(await importArtwork(scan(30), SPEC, folder)).not.toBe('damaged')
  })
})

it('a picture of more pixels than cotton shows is kept in those that it shows', async () => {
  const wide = await drawPicture().resize({ width: 6000, height: 300, fit: 'fill' }).jpeg().toBuffer()
  await importArtwork(wide, SPEC, folder)
  const kept = await sharp(getArtworkPath(folder, 'original')).metadata()
  expect([kept.width, kept.height]).toEqual([4000, 200])
})

it('a JPEG of a printing press is refused before its colours are guessed', async () => {
  const file = await drawPicture().toColourspace('cmyk').jpeg().toBuffer()
  expect(await importArtwork(file, SPEC, folder)).toBe('cmyk')
})

describe('a bitmap of which a part is missing is refused and not printed grey', () => {
  it.each(CUT_BITMAPS)('%s', async (_part, create) => {
    expect(await importArtwork(await create(), SPEC, folder)).toBe('damaged')
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
        const picture = drawPicture().resize({ width, height, fit: 'fill' }).toColourspace(colours)
        const file = await (hasAlpha ? picture.ensureAlpha(0.5) : picture)
          .withMetadata({ orientation })
          .toFormat(type, options)
          .toBuffer()
        const fileInfo = inspectFile(file)
        const bitmap = readBitmap(file, type)
        expect(bitmap?.orientation).toBe(orientation)
        expect(typeof (await importArtwork(file, SPEC, folder))).toBe('object')
        const kept = await readPixels(getArtworkPath(folder, 'original'))
        expect(fileInfo).toEqual({ type, width: kept.width, height: kept.height })
        const plain = await readPixels(bitmap?.getPlainBytes() ?? Buffer.alloc(0))
        const onBench = turnUpright(seeAsBench(plain), bitmap?.orientation ?? 1)
        expect(Buffer.from(kept.data).equals(Buffer.from(onBench.data))).toBe(true)
      }),
      { numRuns: 10 },
    )
  })

  const seeAsBench = (image: RgbaImage) =>
    downsampleForAnalysis(image, (top, count) =>
      image.data.subarray(top * image.width * 4, (top + count) * image.width * 4),
    )

  async function readPixels(file: string | Uint8Array) {
    const picture = sharp(file).toColourspace('srgb').ensureAlpha().raw()
    const { data, info } = await picture.toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
  }
})
