import type { Plane } from './picture'
import type { Ruling } from './screens'
import { leastHeld, measured, thinAt, type ThinKind } from './thin-at'

export type Spot = { x: number; y: number }
/** Parts that a mesh does not hold: their share of the ink (0..1), their middling width and largest places in mm. */
type Thin = { share: number; width: number; spots: Spot[] }
export type ThinParts = Record<ThinKind, Thin>

/** Places lie at least so far apart, in mm, of which a cell gathers what is near. */
const CELL = 4
const APART = 3
const MOST_SPOTS = 3

/** Finds lines and specks thinner than a ruling's mesh holds, and gaps that ink closes; `width` of the print in mm. */
export function thinParts(tones: Plane, width: number, ruling: Ruling): ThinParts {
  const plane = measured(tones, width)
  const pixel = width / plane.width
  const least = leastHeld(ruling, pixel)
  const found = { lines: new Found(), specks: new Found(), gaps: new Found() }
  let inked = 0
  for (let y = 0; y < plane.height; y++) {
    for (let x = 0; x < plane.width; x++) {
      const isInk = (plane.values[y * plane.width + x] ?? 0) >= 0.5
      if (isInk) inked++
      const kind = thinAt(plane, x, y, isInk, least)
      if (kind === undefined) continue
      found[kind.name].add((x + 0.5) * pixel, (y + 0.5) * pixel, kind.width * pixel)
    }
  }
  const summary = (kind: ThinKind) => found[kind].summary(inked)
  return { lines: summary('lines'), specks: summary('specks'), gaps: summary('gaps') }
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
