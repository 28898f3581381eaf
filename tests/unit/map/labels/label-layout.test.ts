import { describe, expect, it } from 'vitest'
import { worldToScreen } from '@/map/camera/camera'
import type { Size } from '@/map/camera/world'
import {
  areLabelsSmall,
  getControlBoxes,
  getLabelHeight,
  getWholeSheetCamera,
  layOutLabels,
} from '@/map/labels/label-layout'
import { SECTIONS } from '@/sections/registry'

/** The labels' widths with their icons in Chromium, in px and in the order of the sections. */
const WIDTHS: Record<string, readonly number[]> = {
  en: [116, 108, 223, 286, 213, 230, 195, 243],
  de: [112, 108, 187, 295, 246, 230, 176, 106],
  fr: [132, 108, 262, 311, 237, 230, 200, 254],
  it: [117, 108, 222, 235, 243, 230, 135, 250],
}
/** Returns the width of a small label: its words at three quarters, with 36 px around them instead of 62. */
const toSmall = (width: number) => (width - 62) * 0.75 + 36

/** Sizes of the map below its header, of windows from a small phone to a large screen. */
const SIZES = [
  ...[320, 360, 390, 430, 600, 740, 760, 820, 1024, 1199, 1200, 1280, 1366, 1440, 1680, 1920, 2560].flatMap(
    (width) =>
      [480, 508, 576, 604, 664, 736, 784, 836, 1016, 1116, 1376].map((height) => ({ width, height })),
  ),
  // Phones on their side.
  { width: 667, height: 315 },
  { width: 740, height: 300 },
  { width: 844, height: 326 },
  { width: 932, height: 366 },
]

function getBoxes(size: Size, widths: readonly number[]) {
  const height = getLabelHeight(size)
  const shown = areLabelsSmall(size) ? widths.map(toSmall) : widths
  const moves = layOutLabels(size, shown)
  return SECTIONS.map(({ id, labelPoint }, index) => {
    const { x, y } = worldToScreen(getWholeSheetCamera(size), size, labelPoint)
    const left = x + (moves[index]?.x ?? 0) - height / 2
    const top = y + (moves[index]?.y ?? 0) - height / 2
    return { id, left, top, right: left + (shown[index] ?? 0), bottom: top + height }
  })
}

type Box = { left: number; top: number; right: number; bottom: number }
const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

describe('where the whole map is in sight', () => {
  it.each(SIZES)('the sheet is whole on a map of $width x $height', (size) => {
    const camera = getWholeSheetCamera(size)
    const start = worldToScreen(camera, size, { x: 0, y: 0 })
    const end = worldToScreen(camera, size, { x: 6000, y: 4000 })
    expect(Math.min(start.x, start.y)).toBeGreaterThanOrEqual(-1e-9)
    expect(end.x).toBeLessThanOrEqual(size.width + 1e-9)
    expect(end.y).toBeLessThanOrEqual(size.height + 1e-9)
  })

  it.each(Object.keys(WIDTHS))(
    'in %s no label lies on another one, on a control or beyond the edge',
    (language) => {
      const wrong = SIZES.flatMap((size) => {
        const boxes = getBoxes(size, WIDTHS[language] ?? [])
        const controls = getControlBoxes(size)
        return boxes
          .filter(
            (box, index) =>
              boxes.some((other, at) => at !== index && overlap(box, other)) ||
              controls.some((control) => overlap(box, control)) ||
              box.left < 0 ||
              box.top < 0 ||
              box.right > size.width ||
              box.bottom > size.height,
          )
          .map(({ id }) => `${id} ${size.width} x ${size.height}`)
      })
      expect(wrong).toEqual([])
    },
  )

  it('labels stand at their places where there is room', () => {
    const moved = layOutLabels({ width: 1440, height: 836 }, WIDTHS['en'] ?? []).map(({ x, y }) =>
      Math.hypot(x, y),
    )
    expect(Math.max(...moved)).toBeLessThan(6)
  })
})
