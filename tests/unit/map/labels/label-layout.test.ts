import { describe, expect, it } from 'vitest'
import { worldToScreen } from '@/map/camera/camera'
import { clampToSheet } from '@/map/camera/camera-limits'
import { findPoster } from '@/map/camera/sheet-scale'
import type { Size } from '@/map/camera/world'
import { MIN_ZOOM_LEVEL } from '@/map/camera/zoom-levels'
import { getControlBoxes, getWholeSheetCamera, LABEL_PX, layOutLabels } from '@/map/labels/label-layout'
import { SECTIONS } from '@/sections/registry'

/** The labels' widths with their icons in Chromium, in px and in the order of the sections. */
const WIDTHS: Record<string, readonly number[]> = {
  en: [116, 108, 223, 286, 213, 230, 195, 243],
  de: [112, 108, 187, 295, 246, 230, 176, 106],
  fr: [132, 108, 262, 311, 237, 230, 200, 254],
  it: [117, 108, 222, 235, 243, 230, 135, 250],
}
/** Sizes of the map below its header, of windows from a small phone to a large screen. */
const SIZES = [
  ...[320, 360, 390, 430, 600, 740, 760, 820, 1024, 1199, 1200, 1280, 1366, 1440, 1680, 1920, 2560].flatMap(
    (width) =>
      [480, 508, 576, 604, 664, 736, 784, 836, 1016, 1116, 1376].map((height) => ({ width, height })),
  ),
  // Phones on their side.
  { width: 568, height: 260 },
  { width: 667, height: 315 },
  { width: 740, height: 300 },
  { width: 844, height: 326 },
  { width: 932, height: 366 },
]
const POSTERS = SIZES.filter((size) => findPoster(size))
/** Of windows that are magnified to 400 % or lie under a keyboard: too low for the sheet and its legend. */
const LOW_MAPS = [
  { width: 256, height: 420 },
  { width: 320, height: 196 },
  { width: 320, height: 300 },
  { width: 320, height: 420 },
  { width: 480, height: 200 },
  { width: 568, height: 192 },
  { width: 844, height: 220 },
]
const LARGE_MAPS = SIZES.filter((size) => !findPoster(size))

function getBoxes(size: Size, widths: readonly number[]) {
  const moves = layOutLabels(size, widths)
  return SECTIONS.map(({ id, labelPoint }, index) => {
    const { x, y } = worldToScreen(getWholeSheetCamera(size), size, labelPoint)
    const left = x + (moves[index]?.x ?? 0) - LABEL_PX / 2
    const top = y + (moves[index]?.y ?? 0) - LABEL_PX / 2
    return { id, left, top, right: left + (widths[index] ?? 0), bottom: top + LABEL_PX }
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
    'in %s no label lies on another one, on a control or beyond the edge of the sheet',
    (language) => {
      const wrong = LARGE_MAPS.flatMap((size) => {
        const boxes = getBoxes(size, WIDTHS[language] ?? [])
        const controls = getControlBoxes(size)
        const sheetEnd = worldToScreen(getWholeSheetCamera(size), size, { x: 6000, y: 0 }).x
        return boxes
          .filter(
            (box, index) =>
              boxes.some((other, at) => at !== index && overlap(box, other)) ||
              controls.some((control) => overlap(box, control)) ||
              box.left < 0 ||
              box.top < 0 ||
              box.right > sheetEnd ||
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

describe('the poster of a small window', () => {
  const getRows = (size: Size) => {
    const camera = getWholeSheetCamera(size)
    const poster = findPoster(size)
    return (poster?.rows ?? []).map((row) => {
      const { x: left, y: top } = worldToScreen(camera, size, row)
      const { width = 0, height = 0 } = poster?.row ?? {}
      return { left, top, right: left + width, bottom: top + height }
    })
  }
  /** Whether they overlap by half a px: rows are placed in fractions of the sheet's. */
  const collide = (a: Box, b: Box) =>
    overlap({ ...a, left: a.left + 0.5, right: a.right - 0.5, top: a.top + 0.5, bottom: a.bottom - 0.5 }, b)

  it('takes the place of labels that would hide what they name', () => {
    expect(POSTERS).toContainEqual({ width: 820, height: 1116 })
    expect(POSTERS).toContainEqual({ width: 844, height: 326 })
    expect(LARGE_MAPS).toContainEqual({ width: 1024, height: 736 })
    expect(LARGE_MAPS).toContainEqual({ width: 1280, height: 576 })
  })

  it.each(LOW_MAPS)(
    'can be read and tapped, and goes on below the foot of a map of $width x $height',
    (size) => {
      const camera = getWholeSheetCamera(size)
      const sheet = worldToScreen(camera, size, { x: 0, y: 0 })
      const end = worldToScreen(camera, size, { x: 6000, y: 4000 })
      expect(end.x - sheet.x).toBeGreaterThanOrEqual(239)
      expect(Math.round(sheet.y)).toBeGreaterThanOrEqual(size.width < 760 ? 70 : 38)
      const rows = getRows(size)
      const lastRow = findPoster(size)?.rows.at(-1)
      expect(lastRow && clampToSheet(lastRow, MIN_ZOOM_LEVEL, size)).toEqual(lastRow)
      for (const [index, row] of rows.entries()) {
        expect(Math.round(row.bottom - row.top)).toBeGreaterThanOrEqual(44)
        expect(Math.round(row.right - row.left)).toBeGreaterThanOrEqual(120)
        expect(row.left).toBeGreaterThanOrEqual(0)
        expect(row.right).toBeLessThanOrEqual(size.width)
        const drawing = { left: sheet.x, top: sheet.y, right: end.x, bottom: end.y }
        const others = rows.filter((_, at) => at !== index)
        expect([...others, drawing].filter((box) => collide(row, box))).toEqual([])
      }
    },
  )

  it.each([
    { width: 320, height: 240 },
    { width: 360, height: 300 },
    { width: 420, height: 340 },
    { width: 568, height: 260 },
  ])('has a longest word of the four languages whole on a map of $width x $height', (size) => {
    const { columns, row } = findPoster(size) ?? { columns: 0, row: { width: 0 } }
    expect(columns).toBe(2)
    // 'Confidentialité' in 12 px, beside its number.
    expect(row.width - 46).toBeGreaterThanOrEqual(104)
  })

  it.each(POSTERS)(
    'names all eight places beside its sheet, in rows that a thumb meets, on a map of $width x $height',
    (size) => {
      const camera = getWholeSheetCamera(size)
      const sheet = worldToScreen(camera, size, { x: 0, y: 0 })
      const end = worldToScreen(camera, size, { x: 6000, y: 4000 })
      const rows = getRows(size)
      expect(rows).toHaveLength(8)
      const rail = size.width < 760 ? 0 : 78
      // Below the menu of zoom controls and the hint.
      const top = size.width < 760 ? 70 : 38
      for (const [index, row] of rows.entries()) {
        expect(Math.round(row.bottom - row.top)).toBeGreaterThanOrEqual(44)
        expect(row.right - row.left).toBeGreaterThanOrEqual(120)
        expect(row.left).toBeGreaterThanOrEqual(rail)
        expect(row.top).toBeGreaterThanOrEqual(top)
        expect(row.right).toBeLessThanOrEqual(size.width)
        expect(row.bottom).toBeLessThanOrEqual(size.height)
        const others = rows.filter((_, at) => at !== index)
        const drawing = { left: sheet.x, top: sheet.y, right: end.x, bottom: end.y }
        expect([...others, drawing].filter((box) => collide(row, box))).toEqual([])
      }
    },
  )
})
