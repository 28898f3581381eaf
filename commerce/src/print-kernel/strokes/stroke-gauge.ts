import type { Plane } from '../image'
import { SCREENS, type Ruling } from '../../contract/custom-print/screens'

/** A finer resolution does not measure better. */
const MAX_PX_PER_MM = 24
/** Measuring in only four directions is wrong by up to 8 %. */
const TOLERANCE = 0.9
/** A part that is nowhere this many times as long as wide is a speck. */
export const SPECK_ASPECT_RATIO = 2
/** A line is at least this many times as long as wide, on both sides. */
const MIN_ARM_RATIO = 0.75
/** Ink, or cotton, is what fills at least this share of a pixel. */
export const MIN_FILLED_SHARE = 0.5
/** Beyond the edge of a part, less than this share of a pixel is left of it. */
export const MAX_SHARE_BEYOND_EDGE = 0.25

/** The way to the next pixel on one side. */
export type PixelStep = { readonly x: number; readonly y: number }
/** A way through a pixel: to the next one on both sides, which is `stepPx` away. */
export type RunDirection = PixelStep & {
  readonly stepPx: number
  readonly forth: PixelStep
  readonly back: PixelStep
}

const createDirection = (x: number, y: number, stepPx: number): RunDirection => ({
  x,
  y,
  stepPx,
  forth: { x, y },
  back: { x: -x, y: -y },
})
const [LEVEL, UPRIGHT] = [createDirection(1, 0, 1), createDirection(0, 1, 1)]
const [FALLING, RISING] = [createDirection(1, 1, Math.SQRT2), createDirection(1, -1, Math.SQRT2)]

/** A direction in which parts are measured, and the one at a right angle to it. */
type DirectionPair = { readonly across: RunDirection; readonly along: RunDirection }

export const DIRECTION_PAIRS: readonly DirectionPair[] = [
  { across: LEVEL, along: UPRIGHT },
  { across: UPRIGHT, along: LEVEL },
  { across: FALLING, along: RISING },
  { across: RISING, along: FALLING },
]

/** The kinds of parts that a mesh does not hold. */
export type FineDetailKind = 'lines' | 'specks' | 'gaps'

/** A part at one of its pixels: how wide it is there, and in which direction that was measured. */
export type FinePart<Kind extends FineDetailKind = FineDetailKind> = {
  kind: Kind
  widthPx: number
  direction: RunDirection
}

/** Returns the width in pixels below which a ruling's mesh does not hold. */
export const computeMinStrokePx = (ruling: Ruling, pixelMm: number): number =>
  (SCREENS[ruling].minStrokeMm * TOLERANCE) / pixelMm

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

/** Returns a pixel's tone; outside of the print nothing is inked. */
export const getToneAt = ({ width, height, values }: Plane, x: number, y: number): number =>
  x < 0 || y < 0 || x >= width || y >= height ? 0 : (values[y * width + x] ?? 0)

/** Measures the parts of a plane that are thinner than `minStrokePx`: those of ink, or the cotton between ink. */
export class StrokeGauge {
  constructor(
    private readonly plane: Plane,
    private readonly filling: 'ink' | 'cotton',
    private readonly minStrokePx: number,
  ) {}

  /** Returns the thin part to which a filled pixel belongs; undefined if it belongs to none. */
  measurePartAt(x: number, y: number): FinePart | undefined {
    let widthPx = this.minStrokePx
    let thinnest: DirectionPair | undefined
    for (const pair of DIRECTION_PAIRS) {
      const runPx = this.measureRun(x, y, pair.across, this.minStrokePx)
      if (runPx >= widthPx) continue
      widthPx = runPx
      thinnest = pair
    }
    if (thinnest === undefined) return undefined
    const { across: direction, along } = thinnest
    if (this.filling === 'ink' && this.isSpeck(x, y, widthPx)) return { kind: 'specks', widthPx, direction }
    // The tip of a square corner is narrow, too, but it is not continued on both sides.
    const minArmPx = widthPx * MIN_ARM_RATIO
    const { forth, back, stepPx } = along
    if (this.measureArm(x, y, forth, this.minStrokePx) * stepPx < minArmPx) return undefined
    if (this.measureArm(x, y, back, this.minStrokePx) * stepPx < minArmPx) return undefined
    return { kind: this.filling === 'ink' ? 'lines' : 'gaps', widthPx, direction }
  }

  private isSpeck(x: number, y: number, widthPx: number): boolean {
    return DIRECTION_PAIRS.every(
      ({ across }) =>
        this.measureRun(x, y, across, this.minStrokePx * SPECK_ASPECT_RATIO) < widthPx * SPECK_ASPECT_RATIO,
    )
  }

  /** Returns the length in pixels of what is filled through a pixel; at most about `maxPx`. */
  private measureRun(x: number, y: number, direction: RunDirection, maxPx: number): number {
    const maxSteps = maxPx / direction.stepPx
    let steps = this.getFilledShareAt(x, y)
    if (steps < maxSteps) steps += this.measureArm(x, y, direction.forth, maxSteps)
    if (steps < maxSteps) steps += this.measureArm(x, y, direction.back, maxSteps)
    return steps * direction.stepPx
  }

  /**
   * Returns how many steps what is filled goes on to one side of a pixel. Soft edges count in part; `maxSteps` where it
   * has no edge.
   */
  private measureArm(x: number, y: number, side: PixelStep, maxSteps: number): number {
    let steps = 0
    for (let far = 1; steps < maxSteps; far++) {
      const column = x + far * side.x
      const row = y + far * side.y
      // Outside of the print, cotton has no end.
      if (column < 0 || row < 0 || column >= this.plane.width || row >= this.plane.height)
        return this.filling === 'ink' ? steps : maxSteps
      const share = this.getFilledShareAt(column, row)
      steps += share
      if (share >= MIN_FILLED_SHARE) continue
      const beyond = this.getFilledShareAt(column + side.x, row + side.y)
      // Fading tones have no edge, as they are printed by dots.
      return Math.min(share, beyond) < MAX_SHARE_BEYOND_EDGE ? steps : maxSteps
    }
    return steps
  }

  private getFilledShareAt(x: number, y: number): number {
    const tone = getToneAt(this.plane, x, y)
    return this.filling === 'ink' ? tone : 1 - tone
  }
}
