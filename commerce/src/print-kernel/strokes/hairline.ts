import type { Plane } from '../image'
import {
  DIRECTION_PAIRS,
  type FinePart,
  getToneAt,
  MAX_SHARE_BEYOND_EDGE,
  MIN_FILLED_SHARE,
  type PixelStep,
} from './stroke-gauge'

/** Lighter tones are no hairline, but what compression leaves beside edges. */
const MIN_HAIRLINE_TONE = 0.15
/** In pixels, on each side: how wide a hairline is with its soft edges, and how long at least. */
const HAIRLINE_PX = { around: 2, minArm: 3 }
/** A hairline keeps at least this share of its tone along its way. */
const MIN_CONTINUED_SHARE = 0.4

/**
 * Returns a line through a pixel that is nowhere half inked, as it is thinner than the pixels that it was drawn with;
 * undefined if there is none. Only for line art: tones have such ridges, too.
 */
export function findHairlineAt(
  plane: Plane,
  x: number,
  y: number,
  minStrokePx: number,
): FinePart<'lines'> | undefined {
  const tone = getToneAt(plane, x, y)
  if (tone < MIN_HAIRLINE_TONE || tone >= MIN_FILLED_SHARE) return undefined
  for (const { across, along } of DIRECTION_PAIRS) {
    const getToneAside = (far: number) => getToneAt(plane, x + far * across.x, y + far * across.y)
    const isRidge = [1, -1].every(
      (side) =>
        getToneAside(side) <= tone && getToneAside(side * HAIRLINE_PX.around) < tone * MAX_SHARE_BEYOND_EDGE,
    )
    if (!isRidge) continue
    const widthPx = (getToneAside(-1) + tone + getToneAside(1)) * across.stepPx
    if (widthPx >= minStrokePx) continue
    // Of a leaning one, the next pixel may lie beside the straight way.
    const hasInkBeside = (column: number, row: number) =>
      [0, 1, -1].some(
        (aside) =>
          getToneAt(plane, column + aside * across.x, row + aside * across.y) >= tone * MIN_CONTINUED_SHARE,
      )
    const isContinued = (side: PixelStep) => {
      for (let far = 1; far <= HAIRLINE_PX.minArm; far++)
        if (!hasInkBeside(x + far * side.x, y + far * side.y)) return false
      return true
    }
    if (isContinued(along.forth) && isContinued(along.back))
      return { kind: 'lines', widthPx, direction: across }
  }
  return undefined
}
