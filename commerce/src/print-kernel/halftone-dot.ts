import { dotRadius, TOUCH } from '../contract/print'
import { MM_PER_INCH } from './units'
import type { Ruling } from '../contract/custom-print/screens'

/** From dot to dot, in mm. */
export const getPitchMm = (ruling: Ruling): number => MM_PER_INCH / ruling

/** Of every ink, in degrees: no moire with threads at 0 and 90, and one ink crosses no other. */
const SCREEN_ANGLE = 22.5

const STEPS = 1024

/** Share of its cell that a dot covers; radius in pitches. */
export function computeDotCoverage(radius: number): number {
  if (radius >= Math.SQRT1_2) return 1
  const disc = Math.PI * radius ** 2
  if (radius <= 0.5) return disc
  // Beyond the cell's four edges lies a segment each.
  return disc - 4 * (radius ** 2 * Math.acos(0.5 / radius) - 0.5 * Math.sqrt(radius ** 2 - 0.25))
}

/** Radii by tone. The map's dots close early on purpose, which a film must not: above its touch the area is the tone. */
const RADII = Float32Array.from({ length: STEPS + 1 }, (_, step) => computeRadius(step / STEPS))

function computeRadius(tone: number): number {
  if (tone <= TOUCH.tone - 1 / STEPS) return dotRadius(tone)
  let [low, high] = [0, Math.SQRT1_2]
  for (let halving = 0; halving < 30; halving++) {
    const middle = (low + high) / 2
    if (computeDotCoverage(middle) < tone) low = middle
    else high = middle
  }
  return high
}

/** Radius in pitches of the dot of a tone (0..1). */
export const getDotRadius = (tone: number): number =>
  tone < TOUCH.tone ? dotRadius(tone) : (RADII[Math.round(tone * STEPS)] ?? Math.SQRT1_2)

/** A step of one mm along a ruling's cells and across them, in pitches. */
export function getScreenGrid(ruling: Ruling): { cos: number; sin: number } {
  const angle = (SCREEN_ANGLE * Math.PI) / 180
  return { cos: Math.cos(angle) / getPitchMm(ruling), sin: Math.sin(angle) / getPitchMm(ruling) }
}

/** Whether a dot with this radius, squared, covers a place; all in pitches. The same cells as the map's shader has. */
export function isInsideDot(u: number, v: number, squared: number): boolean {
  const aside = u - Math.floor(u) - 0.5
  const down = v - Math.floor(v) - 0.5
  return aside * aside + down * down < squared
}
