import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { downsampleForAnalysis, downsampleImage } from '@print-kernel/artwork-file/downsample-image'
import type { RgbaImage } from '@print-kernel/image'
import { turnUpright } from '@print-kernel/artwork-file/turn-upright'
import { drawImage, drawNoise } from '../draw-image'

const downsample = (image: RgbaImage, ...maxSidesPx: number[]) =>
  downsampleImage(image, maxSidesPx, (top, count) =>
    image.data.slice(top * image.width * 4, (top + count) * image.width * 4),
  )

/** Colours and opacities at random, of which some are nothing at all, as a canvas keeps them. */
const drawRandom = (width: number, height: number) => downsample(drawUnrounded(width, height))
const drawUnrounded = (width: number, height: number) =>
  drawImage(width, height, (x, y) => {
    const level = (channel: number) => Math.floor(256 * drawNoise(x + 1000 * channel, y))
    return [level(1), level(2), level(3), Math.min(255, 3 * Math.max(0, level(4) - 60))]
  })

/** The mean of what a pixel covers, by its area, of one channel: its colour as much as it is opaque. */
function computeMean(
  { width, height, data }: RgbaImage,
  to: RgbaImage,
  x: number,
  y: number,
  channel: number,
) {
  let [sum, weight] = [0, 0]
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const overlap = (at: number, from: number, size: number, count: number) =>
        Math.max(0, Math.min(at + 1, ((from + 1) * size) / count) - Math.max(at, (from * size) / count))
      const at = (row * width + column) * 4
      const area = overlap(column, x, width, to.width) * overlap(row, y, height, to.height)
      const opacity = channel === 3 ? area : area * (data[at + 3] ?? 0)
      sum += opacity * (data[at + channel] ?? 0)
      weight += opacity
    }
  return weight === 0 ? 0 : sum / weight
}

const side = fc.integer({ min: 1, max: 40 })

describe('a picture that is larger than its print needs', () => {
  it('is made of the means of what each pixel covers', () => {
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 30 }), (width, height, maxSidePx) => {
        const image = drawRandom(width, height)
        const small = downsample(image, maxSidePx)
        expect(Math.max(small.width, small.height)).toBe(Math.min(maxSidePx, Math.max(width, height)))
        if (small.width === width && small.height === height) expect(small).toEqual(image)
        else
          small.data.forEach((value, at) => {
            const index = Math.floor(at / 4)
            const [x, y] = [index % small.width, Math.floor(index / small.width)]
            const alpha = at % 4 === 3 ? 255 : (small.data[at | 3] ?? 0)
            // What a canvas keeps of a colour that is hardly seen.
            const rounding = alpha === 255 ? 0.5001 : 1.0001 + 127.5 / alpha
            expect(Math.abs(value - computeMean(image, small, x, y, at % 4))).toBeLessThanOrEqual(rounding)
          })
      }),
      { numRuns: 60 },
    )
  })

  it('is the same whether it is turned before or afterwards, and in however many steps', () => {
    const orientation = fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8)
    fc.assert(
      fc.property(side, side, orientation, (width, height, turn) => {
        const image = drawRandom(width, height)
        expect(downsample(turnUpright(image, turn), 23, 9)).toEqual(
          turnUpright(downsample(downsample(image, 23), 9), turn),
        )
      }),
    )
  })

  it('is the same from a canvas, which keeps less of colours that are hardly seen', () => {
    const image = drawUnrounded(90, 90)
    const canvas = image.data.slice()
    for (let at = 0; at < canvas.length; at++) {
      const alpha = canvas[at | 3] ?? 0
      if ((at & 3) < 3)
        canvas[at] = alpha === 0 ? 0 : (Math.floor(((canvas[at] ?? 0) * alpha + 127) / 255) * 255) / alpha
    }
    expect(canvas).not.toEqual(image.data)
    for (const maxSidePx of [90, 37])
      expect(downsample({ ...image, data: canvas }, maxSidePx)).toEqual(downsample(image, maxSidePx))
  })

  it('keeps even colours as they are, however large it is', () => {
    const { width, height, data } = downsampleForAnalysis({ width: 12_000, height: 700 }, (_, count) =>
      new Uint8ClampedArray(12_000 * count * 4).map((__, at) => [186, 3, 255, 251][at % 4] ?? 0),
    )
    expect([width, height]).toEqual([2048, 119])
    expect(data.every((value, at) => value === [186, 3, 255, 251][at % 4])).toBe(true)
  })
})
