import { clamp } from '../contract/clamp'
import { MAX_ANALYSIS_SIDE_PX } from '../print-kernel/image'
import type { SvgBounds } from './svg-bounds'

/** The longest that the engine may take for a drawing. */
const MAX_MICROSECONDS = 6_000_000

// About the processor's time that @resvg/resvg-wasm takes for a picture of 2,048 px on its longer side. Decision 061
// has what was measured: 0.4 s for a layer of the whole picture, 0.2 s more if it is cut, 0.5 s to enlarge a picture.
const MICROSECONDS_PER = {
  element: 150,
  /** Of an outline's data. */
  letter: 1,
  dash: 4,
  outlinePx: 0.1,
  /** For each pixel that a picture within the drawing has of its own. */
  imagePixel: 0.2,
}
/** For what covers the whole picture; what covers a part of it takes that share. */
const MICROSECONDS_PER_PICTURE = {
  layer: 400_000,
  cut: 200_000,
  colour: 30_000,
  gradient: 200_000,
  pattern: 500_000,
  image: 600_000,
}
const PICTURE_PX = MAX_ANALYSIS_SIDE_PX ** 2

/** The time that the engine takes for a drawing. */
export class DrawingTime {
  microseconds = 0

  /** Whether it is too long; so is what is not a number, as of a scale without end. */
  get isTooLong(): boolean {
    return !(this.microseconds <= MAX_MICROSECONDS)
  }

  add(kind: keyof typeof MICROSECONDS_PER, count: number): void {
    this.microseconds += MICROSECONDS_PER[kind] * count
  }

  /** Adds what takes a share of the time for the whole picture. */
  addShare(share: number, ...kinds: (keyof typeof MICROSECONDS_PER_PICTURE)[]): void {
    for (const kind of kinds) this.microseconds += MICROSECONDS_PER_PICTURE[kind] * share
  }

  /** Adds what is done within bounds in px. */
  addArea(bounds: SvgBounds, ...kinds: (keyof typeof MICROSECONDS_PER_PICTURE)[]): void {
    this.addShare(computePictureShare(bounds), ...kinds)
  }

  /** Counts the time that `addOnce` adds so many times. */
  addRepeatedly(count: number, addOnce: () => void): void {
    const before = this.microseconds
    addOnce()
    this.microseconds = before + (this.microseconds - before) * count
  }
}

/** Returns the share of the picture that a tile of so many px has, which may be larger than the picture. */
export const computeTileShare = (areaPx: number): number => areaPx / PICTURE_PX

/** Returns the share of the picture that bounds in px cover at most. */
export function computePictureShare([left, top, right, bottom]: SvgBounds): number {
  const area = clamp(right - left, 0, MAX_ANALYSIS_SIDE_PX) * clamp(bottom - top, 0, MAX_ANALYSIS_SIDE_PX)
  return Number.isNaN(area) ? 1 : area / PICTURE_PX
}
