import type { Plane } from './image'
import type { Ruling } from '../contract/custom-print/screens'
import { type Spot, Spots } from './point-clusters'
import { leastHeld, measured, thinAt, type ThinKind } from './stroke-width'
import { wideParts } from './thick-areas'

/**
 * Parts that a mesh does not hold: their share of the ink (0..1), how many mm² of them lie at the densest place, their
 * middling width and largest places in mm.
 */
type Thin = { share: number; densest: number; width: number; spots: Spot[] }
export type ThinParts = Record<ThinKind, Thin>

/** Finds lines and specks thinner than a ruling's mesh holds, and gaps that ink closes; `width` of the print in mm. */
export function thinParts(tones: Plane, width: number, ruling: Ruling): ThinParts {
  const plane = measured(tones, width)
  const pixel = width / plane.width
  const least = leastHeld(ruling, pixel)
  const found = { lines: new Found(), specks: new Found(), gaps: new Found() }
  const wide = wideParts(plane, least)
  let inked = 0
  for (let y = 0; y < plane.height; y++) {
    for (let x = 0; x < plane.width; x++) {
      const index = y * plane.width + x
      const isInk = (plane.values[index] ?? 0) >= 0.5
      if (isInk) inked++
      if (wide[index] === 1) continue
      const kind = thinAt(plane, x, y, isInk, least)
      if (kind === undefined) continue
      found[kind.name].add((x + 0.5) * pixel, (y + 0.5) * pixel, kind.width * pixel)
    }
  }
  const summary = (kind: ThinKind) => found[kind].summary(inked, pixel)
  return { lines: summary('lines'), specks: summary('specks'), gaps: summary('gaps') }
}

class Found {
  private readonly places = new Spots()
  private readonly widths: number[] = []

  add(x: number, y: number, width: number) {
    this.widths.push(width)
    this.places.add(x, y)
  }

  summary(inked: number, pixel: number): Thin {
    const count = this.widths.length
    const width = this.widths.toSorted((one, other) => one - other)[Math.floor(count / 2)] ?? 0
    const share = inked === 0 ? 0 : count / inked
    return { share, densest: this.places.most() * pixel ** 2, width, spots: this.places.largest() }
  }
}
