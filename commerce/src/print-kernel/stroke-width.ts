import type { Plane } from './image'
import { SCREENS, type Ruling } from '../contract/custom-print/screens'

/** A finer resolution does not measure better. */
const MAX_PX_PER_MM = 24
/** Measuring in only four directions is wrong by up to 8 %. */
const TOLERANCE = 0.9
/** A part that is nowhere this many times as long as wide is a speck. */
export const SPECK_ASPECT_RATIO = 2
/** A line is at least this many times as long as wide, on both sides. */
const MIN_ARM_RATIO = 0.75
/** Beyond the edge of a part, less than this tone remains of it. */
const EDGE = 0.25

const DIRECTIONS = [
  { x: 1, y: 0, step: 1 },
  { x: 0, y: 1, step: 1 },
  { x: 1, y: 1, step: Math.SQRT2 },
  { x: 1, y: -1, step: Math.SQRT2 },
] as const
export type RunDirection = (typeof DIRECTIONS)[number]
/** For each direction the one at a right angle to it. */
const ACROSS = [1, 0, 3, 2] as const

/** The kinds of parts that a mesh does not hold. */
export type FineDetailKind = 'lines' | 'specks' | 'gaps'

/**
 * Returns the width in pixels below which a ruling's mesh does not hold. `pixel` is the width of a pixel in mm.
 */
export const computeMinStrokePx = (ruling: Ruling, pixel: number): number =>
  (SCREENS[ruling].minStrokeMm * TOLERANCE) / pixel

/** Returns the tones of a print `widthMm` wide at the resolution at which parts are measured. */
export function downsampleForMeasuring(plane: Plane, widthMm: number): Plane {
  const factor = Math.floor(plane.width / widthMm / MAX_PX_PER_MM)
  if (factor < 2) return plane
  const [width, height] = [Math.ceil(plane.width / factor), Math.ceil(plane.height / factor)]
  const values = new Float32Array(width * height)
  for (let y = 0; y < plane.height; y++) {
    for (let x = 0; x < plane.width; x++) {
      const index = Math.floor(y / factor) * width + Math.floor(x / factor)
      values[index] = (values[index] ?? 0) + (plane.values[y * plane.width + x] ?? 0) / factor ** 2
    }
  }
  return { width, height, values }
}

/** Lighter tones are no hairline, but what compression leaves beside edges. */
const MIN_HAIRLINE = 0.15
/** In pixels, on each side: how wide a hairline is with its soft edges, and how long at least. */
const HAIRLINE_PX = { around: 2, arm: 3 }
/** A hairline keeps at least this share of its tone along its way, and at most EDGE of it beside it. */
const MIN_CONTINUED = 0.4

/**
 * Returns the width and direction across of a line through a pixel that is nowhere half inked, as it is thinner than
 * the pixels that it was drawn with; undefined if there is none. Only for line art: tones have such ridges, too.
 */
export function classifyHairlineAt(
  plane: Plane,
  x: number,
  y: number,
  minStrokePx: number,
): { name: 'lines'; width: number; direction: RunDirection } | undefined {
  const tone = getToneAt(plane, x, y)
  if (tone < MIN_HAIRLINE || tone >= 0.5) return undefined
  for (const [index, across] of DIRECTIONS.entries()) {
    const at = (far: number) => getToneAt(plane, x + far * across.x, y + far * across.y)
    const isRidge = [1, -1].every((side) => at(side) <= tone && at(side * HAIRLINE_PX.around) < tone * EDGE)
    if (!isRidge) continue
    const width = (at(-1) + tone + at(1)) * across.step
    if (width >= minStrokePx) continue
    const along = DIRECTIONS[ACROSS[index] ?? 0] ?? DIRECTIONS[0]
    if ([1, -1].every((side) => isContinued(plane, x, y, across, along, side, tone)))
      return { name: 'lines', width, direction: across }
  }
  return undefined
}

/** Whether a hairline goes on to one side. Of a leaning one, the next pixel may lie beside the straight way. */
function isContinued(
  plane: Plane,
  x: number,
  y: number,
  across: RunDirection,
  along: RunDirection,
  side: number,
  tone: number,
): boolean {
  for (let far = 1; far <= HAIRLINE_PX.arm; far++) {
    const [column, row] = [x + side * far * along.x, y + side * far * along.y]
    const isThere = [0, 1, -1].some(
      (aside) => getToneAt(plane, column + aside * across.x, row + aside * across.y) >= tone * MIN_CONTINUED,
    )
    if (!isThere) return false
  }
  return true
}

/**
 * Returns which kind of part thinner than `minStrokePx` a pixel belongs to, the part's width there, and its
 * direction; undefined if it belongs to none.
 */
export function classifyFineDetailAt(
  plane: Plane,
  x: number,
  y: number,
  isInk: boolean,
  minStrokePx: number,
): { name: FineDetailKind; width: number; direction: RunDirection } | undefined {
  let [width, thinnest] = [minStrokePx, -1]
  for (let index = 0; index < DIRECTIONS.length; index++) {
    const run = measureRun(plane, x, y, DIRECTIONS[index] ?? DIRECTIONS[0], isInk, minStrokePx)
    if (run < width) [width, thinnest] = [run, index]
  }
  if (thinnest < 0) return undefined
  const direction = DIRECTIONS[thinnest] ?? DIRECTIONS[0]
  const isShort = (each: RunDirection) =>
    measureRun(plane, x, y, each, isInk, minStrokePx * SPECK_ASPECT_RATIO) < width * SPECK_ASPECT_RATIO
  if (isInk && DIRECTIONS.every(isShort)) return { name: 'specks', width, direction }
  const along = DIRECTIONS[ACROSS[thinnest] ?? 0] ?? DIRECTIONS[0]
  // The tip of a square corner is narrow, too, but it is not continued on both sides.
  const goesOn = [1, -1].every(
    (side) => measureArm(plane, x, y, along, side, isInk, minStrokePx) * along.step >= width * MIN_ARM_RATIO,
  )
  return goesOn ? { name: isInk ? 'lines' : 'gaps', width, direction } : undefined
}

/** Returns the length in pixels of ink through a pixel, or of cotton between ink; at most `maxPx`. */
function measureRun(
  plane: Plane,
  x: number,
  y: number,
  direction: RunDirection,
  isInk: boolean,
  maxPx: number,
): number {
  const enough = maxPx / direction.step
  const tone = getToneAt(plane, x, y)
  let length = isInk ? tone : 1 - tone
  length += measureArm(plane, x, y, direction, 1, isInk, enough)
  if (length < enough) length += measureArm(plane, x, y, direction, -1, isInk, enough)
  return length * direction.step
}

const getToneAt = ({ width, height, values }: Plane, x: number, y: number) =>
  x < 0 || y < 0 || x >= width || y >= height ? 0 : (values[y * width + x] ?? 0)

/**
 * Returns the pixels of ink on one side of a pixel, or of cotton up to ink.
 * Soft edges count in part. At most `maxPx`.
 */
function measureArm(
  plane: Plane,
  x: number,
  y: number,
  direction: RunDirection,
  side: number,
  isInk: boolean,
  maxPx: number,
): number {
  let length = 0
  for (let far = 1; length < maxPx; far++) {
    const column = x + side * far * direction.x
    const row = y + side * far * direction.y
    // Outside of the print, cotton has no end.
    const isOutside = column < 0 || row < 0 || column >= plane.width || row >= plane.height
    if (isOutside) return isInk ? length : maxPx
    const tone = getToneAt(plane, column, row)
    const here = isInk ? tone : 1 - tone
    length += here
    if (here >= 0.5) continue
    const beyond = getToneAt(plane, column + side * direction.x, row + side * direction.y)
    // Fading tones have no edge, as they are printed by dots.
    return Math.min(here, isInk ? beyond : 1 - beyond) < EDGE ? length : maxPx
  }
  return length
}
