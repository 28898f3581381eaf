import { computeDotRadius, DOT_TOUCH } from '../../contract/inks'
import { getPitchMm } from '../units'
import { type Ruling, SCREEN_ANGLE_DEG } from '../../contract/custom-print/screens'

const TONE_STEPS = 1024

/** Returns the share of its cell that a dot covers. The radius is in pitches. */
export function computeDotCoverage(radius: number): number {
  if (radius >= Math.SQRT1_2) return 1
  const disc = Math.PI * radius ** 2
  if (radius <= 0.5) return disc
  // Subtracts the four segments beyond the cell's edges.
  return disc - 4 * (radius ** 2 * Math.acos(0.5 / radius) - 0.5 * Math.sqrt(radius ** 2 - 0.25))
}

/** Radii by tone. The dots of the map close earlier by design. On a film a dot's area is the tone at all tones. */
const RADII = Float32Array.from({ length: TONE_STEPS + 1 }, (_, step) => computeRadius(step / TONE_STEPS))

function computeRadius(tone: number): number {
  if (tone <= DOT_TOUCH.tone - 1 / TONE_STEPS) return computeDotRadius(tone)
  let [low, high] = [0, Math.SQRT1_2]
  for (let halving = 0; halving < 30; halving++) {
    const middle = (low + high) / 2
    if (computeDotCoverage(middle) < tone) low = middle
    else high = middle
  }
  return high
}

/** Returns the radius in pitches of the dot of a tone (0..1). */
export const getDotRadius = (tone: number): number =>
  tone < DOT_TOUCH.tone ? computeDotRadius(tone) : (RADII[Math.round(tone * TONE_STEPS)] ?? Math.SQRT1_2)

/** Returns a step of one mm along the cells of a ruling and across them, in pitches. */
export function getScreenGrid(ruling: Ruling): { cos: number; sin: number } {
  const angle = (SCREEN_ANGLE_DEG * Math.PI) / 180
  return { cos: Math.cos(angle) / getPitchMm(ruling), sin: Math.sin(angle) / getPitchMm(ruling) }
}

/**
 * Whether a dot covers a place, all in pitches.
 * The cells are the same as in the map's shader.
 */
export function isInsideDot(u: number, v: number, squaredRadius: number): boolean {
  const aside = u - Math.floor(u) - 0.5
  const down = v - Math.floor(v) - 0.5
  return aside * aside + down * down < squaredRadius
}
