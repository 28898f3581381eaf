import type { Plane } from './picture'
import { SCREENS, type Ruling } from './screens'

export type Spot = { x: number; y: number }
/** Parts that a mesh does not hold: their share of the ink (0..1), their middling width and largest places in mm. */
type Thin = { share: number; width: number; spots: Spot[] }
export type ThinParts = Record<'lines' | 'specks' | 'gaps', Thin>

/** Finer pixels than so many a mm tell nothing more. */
const FINEST = 24
/** The four directions in which a part is measured find its width to 8 %. */
const TOLERANCE = 0.9
/** A part nowhere so many times as long as it is wide is a speck. */
const SPECK = 2
/** Places lie at least so far apart, in mm, of which a cell gathers what is near. */
const CELL = 4
const APART = 3
const MOST_SPOTS = 3

/** A line is so many times as long on both sides as it is wide. */
const GOES_ON = 0.75

/** Beyond a part's edge less than this is left of it. */
const EDGE = 0.25

const DIRECTIONS = [
  { x: 1, y: 0, step: 1 },
  { x: 0, y: 1, step: 1 },
  { x: 1, y: 1, step: Math.SQRT2 },
  { x: 1, y: -1, step: Math.SQRT2 },
] as const
type Direction = (typeof DIRECTIONS)[number]
/** The direction at a right angle to each. */
const ACROSS = [1, 0, 3, 2] as const

/** Finds lines and specks thinner than a ruling's mesh holds, and gaps that ink closes; `width` of the print in mm. */
export function thinParts(tones: Plane, width: number, ruling: Ruling): ThinParts {
  const plane = coarser(tones, tones.width / width)
  const pixel = width / plane.width
  const least = (SCREENS[ruling].thinnest * TOLERANCE) / pixel
  const found = { lines: new Found(), specks: new Found(), gaps: new Found() }
  let inked = 0
  for (let y = 0; y < plane.height; y++) {
    for (let x = 0; x < plane.width; x++) {
      const isInk = (plane.values[y * plane.width + x] ?? 0) >= 0.5
      if (isInk) inked++
      const kind = kindAt(plane, x, y, isInk, least)
      if (kind === undefined) continue
      found[kind.name].add((x + 0.5) * pixel, (y + 0.5) * pixel, kind.width * pixel)
    }
  }
  const summary = (kind: keyof ThinParts) => found[kind].summary(inked)
  return { lines: summary('lines'), specks: summary('specks'), gaps: summary('gaps') }
}

/** What a pixel is a part of that is thinner than `least` pixels, and how wide it is there; undefined elsewhere. */
function kindAt(
  plane: Plane,
  x: number,
  y: number,
  isInk: boolean,
  least: number,
): { name: keyof ThinParts; width: number } | undefined {
  let [width, thinnest] = [least, -1]
  for (let index = 0; index < DIRECTIONS.length; index++) {
    const run = runAt(plane, x, y, DIRECTIONS[index] ?? DIRECTIONS[0], isInk, least)
    if (run < width) [width, thinnest] = [run, index]
  }
  if (thinnest < 0) return undefined
  const isShort = (direction: Direction) =>
    runAt(plane, x, y, direction, isInk, least * SPECK) < width * SPECK
  if (isInk && DIRECTIONS.every(isShort)) return { name: 'specks', width }
  const along = DIRECTIONS[ACROSS[thinnest] ?? 0] ?? DIRECTIONS[0]
  // The tip of a square corner is narrow, but no line goes on on both sides of it.
  const goesOn = [1, -1].every(
    (side) => armAt(plane, x, y, along, side, isInk, least) * along.step >= width * GOES_ON,
  )
  return goesOn ? { name: isInk ? 'lines' : 'gaps', width } : undefined
}

/** Length of ink, or of cotton between ink, through a pixel, in pixels; `most` or more is long. */
function runAt(
  plane: Plane,
  x: number,
  y: number,
  direction: Direction,
  isInk: boolean,
  most: number,
): number {
  const enough = most / direction.step
  const tone = toneAt(plane, x, y)
  let length = isInk ? tone : 1 - tone
  length += armAt(plane, x, y, direction, 1, isInk, enough)
  if (length < enough) length += armAt(plane, x, y, direction, -1, isInk, enough)
  return length * direction.step
}

const toneAt = ({ width, height, values }: Plane, x: number, y: number) =>
  x < 0 || y < 0 || x >= width || y >= height ? 0 : (values[y * width + x] ?? 0)

/** Pixels of ink on one side of a pixel, or of cotton up to ink; soft edges count in part, and `most` or more is long. */
function armAt(
  plane: Plane,
  x: number,
  y: number,
  direction: Direction,
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

function coarser(plane: Plane, perMm: number): Plane {
  const factor = Math.floor(perMm / FINEST)
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

class Found {
  private readonly cells = new Map<string, { x: number; y: number; count: number }>()
  private readonly widths: number[] = []

  add(x: number, y: number, width: number) {
    this.widths.push(width)
    const key = `${Math.floor(x / CELL)} ${Math.floor(y / CELL)}`
    const cell = this.cells.get(key) ?? { x: 0, y: 0, count: 0 }
    this.cells.set(key, { x: cell.x + x, y: cell.y + y, count: cell.count + 1 })
  }

  summary(inked: number): Thin {
    const middling =
      this.widths.toSorted((one, other) => one - other)[Math.floor(this.widths.length / 2)] ?? 0
    return { share: inked === 0 ? 0 : this.widths.length / inked, width: middling, spots: this.spots() }
  }

  private spots(): Spot[] {
    const spots: Spot[] = []
    const largest = [...this.cells.values()].toSorted((one, other) => other.count - one.count)
    for (const { x, y, count } of largest) {
      const spot = { x: x / count, y: y / count }
      const isNear = spots.some((other) => Math.hypot(other.x - spot.x, other.y - spot.y) < CELL * APART)
      if (!isNear) spots.push(spot)
      if (spots.length === MOST_SPOTS) break
    }
    return spots
  }
}
