import { MIN_PRINTABLE_TONE } from '../dot-gain'
import type { Box, Plane } from '../image'

/**
 * The bounds of all ink, and of the drawing without dust: marks that are tiny and far from the rest, but decide how
 * large it is printed. `dust` are the pixels of those; without any, both bounds are the same.
 */
export type InkBounds = { whole: Box; drawing: Box; dust: { x: number; y: number }[] }

/** As shares of the picture's longer side: dust is at most this large, and at least this far from other ink. */
const MAX_DUST_SHARE = 0.006
const MIN_DISTANCE_SHARE = 0.02
/** In pixels, as a small picture's dust is not smaller. */
const MIN_DUST_PX = 4
/** Dust is at most this share of the ink: what is made of specks alone is a drawing. */
const MAX_INK_SHARE = 0.01
/** Without its dust, a drawing is at most this share as wide or as high; other dust decides nothing. */
const MAX_REST_SHARE = 0.95

/** Finds the inked part; undefined if nothing is inked. */
export function findInkBounds(plane: Plane): InkBounds | undefined {
  const { width, height } = plane
  const [columns, rows] = [new Uint32Array(width), new Uint32Array(height)]
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      if ((plane.values[index] ?? 0) < MIN_PRINTABLE_TONE) continue
      columns[x] = (columns[x] ?? 0) + 1
      rows[y] = (rows[y] ?? 0) + 1
    }
  }
  const whole = findBox(columns, rows)
  if (whole === undefined) return undefined
  const inkCount = rows.reduce((sum, count) => sum + count, 0)
  const dust = takeDust(plane, columns, rows)
  const drawing = findBox(columns, rows)
  const isDust =
    drawing !== undefined &&
    dust.length <= inkCount * MAX_INK_SHARE &&
    (drawing.width < whole.width * MAX_REST_SHARE || drawing.height < whole.height * MAX_REST_SHARE)
  return isDust ? { whole, drawing, dust } : { whole, drawing: whole, dust: [] }
}

function findBox(columns: Uint32Array, rows: Uint32Array): Box | undefined {
  const left = columns.findIndex(Boolean)
  if (left < 0) return undefined
  const top = rows.findIndex(Boolean)
  const [right, bottom] = [columns.findLastIndex(Boolean), rows.findLastIndex(Boolean)]
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/**
 * Takes the dust from the numbers of inked pixels in each column and row, side after side, until ink is met that is
 * none. Returns its pixels.
 */
function takeDust({ width, height, values }: Plane, columns: Uint32Array, rows: Uint32Array) {
  const dust = new Set<number>()
  const take = (x: number, y: number) => {
    const index = y * width + x
    if ((values[index] ?? 0) < MIN_PRINTABLE_TONE || dust.has(index)) return
    dust.add(index)
    columns[x] = (columns[x] ?? 0) - 1
    rows[y] = (rows[y] ?? 0) - 1
  }
  const longer = Math.max(width, height)
  const sizePx = Math.max(MIN_DUST_PX, Math.round(longer * MAX_DUST_SHARE))
  const distancePx = Math.max(2 * MIN_DUST_PX, Math.round(longer * MIN_DISTANCE_SHARE))
  for (let isDone = false; !isDone;) {
    isDone = true
    for (const isAtEnd of [false, true]) {
      for (const x of listLone(columns, isAtEnd, sizePx, distancePx)) {
        for (let y = 0; y < height; y++) take(x, y)
        isDone = false
      }
      for (const y of listLone(rows, isAtEnd, sizePx, distancePx)) {
        for (let x = 0; x < width; x++) take(x, y)
        isDone = false
      }
    }
  }
  return [...dust].map((index) => ({ x: index % width, y: Math.floor(index / width) }))
}

/** Returns the outermost inked columns, or rows, of one side if they hold a speck of ink that is far from all other. */
function listLone(counts: Uint32Array, isAtEnd: boolean, sizePx: number, distancePx: number): number[] {
  const step = isAtEnd ? -1 : 1
  const first = isAtEnd ? counts.findLastIndex(Boolean) : counts.findIndex(Boolean)
  if (first < 0) return []
  let [last, ink] = [first, 0]
  for (let at = first; Math.abs(at - last) <= distancePx && at >= 0 && at < counts.length; at += step) {
    const count = counts[at] ?? 0
    if (count === 0) continue
    last = at
    ink += count
    if (Math.abs(last - first) >= sizePx || ink > sizePx ** 2) return []
  }
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, index) => first + index * step)
}
