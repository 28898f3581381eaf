import { describe, expect, it } from 'vitest'
import { renderDtgTile } from '@print-kernel/print/render-dtg-print'
import { prepareArtwork } from '@print-kernel/tones/prepare-artwork'
import { DEFAULT_PRINT_SPEC } from '@contract/custom-print/print-spec'
import { drawImage, drawNoise } from '../draw-image'

const TILE = { left: 0, top: 0, width: 60, height: 60, pxPerMm: 0.6 }

/** Returns the colour and coverage of the print in the middle of a field on paper, and beside it. */
function printed(paper: (x: number) => [number, number, number], field: [number, number, number]) {
  const drawing = drawImage(600, 600, (x, y) => {
    const isFrame = (x > 60 && x < 70) || (x > 530 && x < 540) || (y > 60 && y < 70) || (y > 530 && y < 540)
    const isInside = x > 60 && x < 540 && y > 60 && y < 540
    if (isFrame && isInside) return [20, 20, 20]
    if (Math.hypot(x - 300, y - 300) < 120) return field
    return paper(x + drawNoise(x, y))
  })
  const pixels = renderDtgTile(prepareArtwork(drawing, { ...DEFAULT_PRINT_SPEC, method: 'dtg' }), 100, TILE)
  const at = (x: number, y: number) => Array.from(pixels.subarray((y * 60 + x) * 4, (y * 60 + x) * 4 + 4))
  return { middle: at(30, 30), beside: at(8, 8) }
}

describe('a print in every colour', () => {
  it('has the lightest yellow of a drawing on a screen’s white, and none of the white', () => {
    const { middle, beside } = printed(() => [255, 255, 255], [255, 240, 120])
    expect(middle).toEqual([255, 240, 120, 255])
    expect(beside[3]).toBe(0)
  })

  it('has no paper of a photograph, however warm its light', () => {
    const { middle, beside } = printed((x) => [250 - x / 60, 226 - x / 66, 190 - x / 80], [240, 190, 60])
    expect(middle[3]).toBe(255)
    expect(beside[3]).toBe(0)
  })

  it.each([
    ['pale yellow on white paper', 255, [255, 245, 160, 255]],
    ['white on nothing', 0, [255, 255, 255, 255]],
  ] as const)('is cut to all that it prints, also to %s beside black', (_, around, pale) => {
    const drawing = drawImage(400, 200, (x, y) => {
      if (x > 260 && x < 360 && y > 60 && y < 140) return [20, 20, 20]
      return Math.hypot(x - 80, y - 100) < 40 ? pale : [255, 255, 255, around]
    })
    const { inkBounds } = prepareArtwork(drawing, { ...DEFAULT_PRINT_SPEC, method: 'dtg' })
    expect([inkBounds.left, inkBounds.left + inkBounds.width]).toEqual([40, 360])
  })
})
