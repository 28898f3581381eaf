import type { Plane } from './image'
import { SCREENS, type Ruling } from '../contract/custom-print/screens'

/** Finer pixels than so many a mm tell nothing more. */
const FINEST = 24
/** The four directions in which a part is measured find its width to 8 %. */
const TOLERANCE = 0.9
/** A part nowhere so many times as long as it is wide is a speck. */
export const SPECK_ASPECT_RATIO = 2
/** A line is so many times as long on both sides as it is wide. */
const MIN_ARM_RATIO = 0.75
/** Beyond a part's edge less than this is left of it. */
const EDGE = 0.25

const DIRECTIONS = [
  { x: 1, y: 0, step: 1 },
  { x: 0, y: 1, step: 1 },
  { x: 1, y: 1, step: Math.SQRT2 },
  { x: 1, y: -1, step: Math.SQRT2 },
] as const
export type RunDirection = (typeof DIRECTIONS)[number]
/** The direction at a right angle to each. */
const ACROSS = [1, 0, 3, 2] as const

/** What parts of a print a mesh does not hold. */
export type FineDetailKind = 'lines' | 'specks' | 'gaps'

/** Width in pixels under which a ruling's mesh holds nothing; a pixel is so many mm. */
export const computeMinStrokePx = (ruling: Ruling, pixel: number): number =>
  (SCREENS[ruling].minStrokeMm * TOLERANCE) / pixel

/** The tones of a print `across` mm wide, as fine as its parts are measured. */
export function downsampleForMeasuring(plane: Plane, across: number): Plane {
  const factor = Math.floor(plane.width / across / FINEST)
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

/** What a pixel is a part of that is thinner than `least` pixels, and how wide it is there, and along which direction; undefined elsewhere. */
export function classifyFineDetailAt(
  plane: Plane,
  x: number,
  y: number,
  isInk: boolean,
  least: number,
): { name: FineDetailKind; width: number; direction: RunDirection } | undefined {
  let [width, thinnest] = [least, -1]
  for (let index = 0; index < DIRECTIONS.length; index++) {
    const run = measureRun(plane, x, y, DIRECTIONS[index] ?? DIRECTIONS[0], isInk, least)
    if (run < width) [width, thinnest] = [run, index]
  }
  if (thinnest < 0) return undefined
  const direction = DIRECTIONS[thinnest] ?? DIRECTIONS[0]
  const isShort = (direction: RunDirection) =>
    measureRun(plane, x, y, direction, isInk, least * SPECK_ASPECT_RATIO) < width * SPECK_ASPECT_RATIO
  if (isInk && DIRECTIONS.every(isShort)) return { name: 'specks', width, direction }
  const along = DIRECTIONS[ACROSS[thinnest] ?? 0] ?? DIRECTIONS[0]
  // The tip of a square corner is narrow, but no line goes on on both sides of it.
  const goesOn = [1, -1].every(
    (side) => measureArm(plane, x, y, along, side, isInk, least) * along.step >= width * MIN_ARM_RATIO,
  )
  return goesOn ? { name: isInk ? 'lines' : 'gaps', width, direction } : undefined
}

/** Length of ink, or of cotton between ink, through a pixel, in pixels; `most` or more is long. */
function measureRun(
  plane: Plane,
  x: number,
  y: number,
  direction: RunDirection,
  isInk: boolean,
  most: number,
): number {
  const enough = most / direction.step
  const tone = toneAt(plane, x, y)
  let length = isInk ? tone : 1 - tone
  length += measureArm(plane, x, y, direction, 1, isInk, enough)
  if (length < enough) length += measureArm(plane, x, y, direction, -1, isInk, enough)
  return length * direction.step
}

const toneAt = ({ width, height, values }: Plane, x: number, y: number) =>
  x < 0 || y < 0 || x >= width || y >= height ? 0 : (values[y * width + x] ?? 0)

/** Pixels of ink on one side of a pixel, or of cotton up to ink; soft edges count in part, and `most` or more is long. */
function measureArm(
  plane: Plane,
  x: number,
  y: number,
  direction: RunDirection,
  side: number,
  isInk: boolean,
  most: number,
): number {
  let length = 0
  for (let far = 1; length < most; far++) {
    const column = x + side * far * direction.x
    const row = y + side * far * direction.y
    // Beyond the print is cotton without an end.
    const isOutside = column < 0 || row < 0 || column >= plane.width || row >= plane.height
    if (isOutside) return isInk ? length : most
    const tone = toneAt(plane, column, row)
    const here = isInk ? tone : 1 - tone
    length += here
    if (here >= 0.5) continue
    const beyond = toneAt(plane, column + side * direction.x, row + side * direction.y)
    // Where tones fade there is no edge: the screen's dots print them.
    return Math.min(here, isInk ? beyond : 1 - beyond) < EDGE ? length : most
  }
  return length
}
