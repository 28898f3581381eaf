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
  for (const { across: direction, along } of DIRECTION_PAIRS) {
    const pixel = { x, y, tone }
    if (!isRidge(plane, pixel, direction)) continue
    const before = getToneAside(plane, pixel, direction, -1)
    const widthPx = (before + tone + getToneAside(plane, pixel, direction, 1)) * direction.stepPx
    if (widthPx >= minStrokePx) continue
    if ([along.forth, along.back].every((side) => isContinued(plane, pixel, direction, side)))
      return { kind: 'lines', widthPx, direction }
  }
  return undefined
}

type HairlinePixel = { x: number; y: number; tone: number }

/** Returns the tone so many steps aside of a pixel. */
const getToneAside = (plane: Plane, { x, y }: HairlinePixel, across: PixelStep, steps: number) =>
  getToneAt(plane, x + steps * across.x, y + steps * across.y)

/** Whether the tone falls off to both sides. */
function isRidge(plane: Plane, pixel: HairlinePixel, across: PixelStep): boolean {
  return [1, -1].every(
    (side) =>
      getToneAside(plane, pixel, across, side) <= pixel.tone &&
      getToneAside(plane, pixel, across, side * HAIRLINE_PX.around) < pixel.tone * MAX_SHARE_BEYOND_EDGE,
  )
}

/** Whether a line goes on to a side. Of a leaning one, the next pixel may lie beside the straight way. */
function isContinued(
  plane: Plane,
  { x, y, tone }: HairlinePixel,
  across: PixelStep,
  side: PixelStep,
): boolean {
  for (let far = 1; far <= HAIRLINE_PX.minArm; far++) {
    const next = { x: x + far * side.x, y: y + far * side.y, tone }
    const hasInk = [0, 1, -1].some(
      (steps) => getToneAside(plane, next, across, steps) >= tone * MIN_CONTINUED_SHARE,
    )
    if (!hasInk) return false
  }
  return true
}
