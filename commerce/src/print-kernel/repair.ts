import type { Original } from './print-analysis'
import { isMended, type Job } from '../contract/custom-print/print-spec'
import type { Plane } from './image'
import { SCREENS } from '../contract/custom-print/screens'
import { type Direction, leastHeld, measured, SPECK, thinAt } from './stroke-width'
import { wideParts } from './thick-areas'

/** The print without the specks that its mesh does not hold, and with lines as wide as it holds, as a job asks. */
export function mended(original: Original, job: Job): Original {
  if (!isMended(job) || original.isEmpty) return original
  const fine = measured(original.tones, job.width)
  const plane = { ...fine, values: fine.values.slice() }
  const pixel = job.width / plane.width
  const least = leastHeld(job.ruling, pixel)
  if (job.isCleaned) clean(plane, least)
  if (job.isThickened) thicken(plane, least, SCREENS[job.ruling].thinnest / pixel)
  return { ...original, tones: plane }
}

/** Rubs specks out, with their soft edges. What only looks like one from where it is measured stays. */
function clean(plane: Plane, least: number) {
  const most = Math.ceil(least * SPECK) + 1
  for (const { x, y, name } of thinPixels(plane, least)) {
    if (name !== 'specks') continue
    for (const index of speckAround(plane, x, y, most)) fade(plane, index)
  }
}

/** The inked pixels that hang together with one; none where they reach farther than `most`. */
function speckAround({ width, height, values }: Plane, x: number, y: number, most: number): number[] {
  const start = y * width + x
  if ((values[start] ?? 0) < 0.5) return []
  const found = new Set([start])
  for (const index of found) {
    const [column, row] = [index % width, Math.floor(index / width)]
    if (Math.abs(column - x) > most || Math.abs(row - y) > most) return []
    for (const [aside, down] of AROUND) {
      const [left, top] = [column + aside, row + down]
      const isInside = left >= 0 && top >= 0 && left < width && top < height
      if (isInside && (values[top * width + left] ?? 0) >= 0.5) found.add(top * width + left)
    }
  }
  return [...found]
}

const AROUND = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const

/** Clears a pixel of a speck, and what is less than half inked around it. */
function fade({ width, height, values }: Plane, index: number) {
  const [column, row] = [index % width, Math.floor(index / width)]
  values[index] = 0
  for (const [aside, down] of AROUND) {
    const [left, top] = [column + aside, row + down]
    if (left < 0 || top < 0 || left >= width || top >= height) continue
    if ((values[top * width + left] ?? 0) < 0.5) values[top * width + left] = 0
  }
}

/** Draws thin lines again along their middle, with a pen as wide as the mesh holds. */
function thicken(plane: Plane, least: number, pen: number) {
  const before = { ...plane, values: plane.values.slice() }
  // Its dots lie a pixel apart: half way between two of them it is as wide as it has to be.
  const radius = Math.hypot(pen / 2, 0.5)
  for (const { x, y, name, direction } of thinPixels(before, least)) {
    if (name === 'lines') dot(plane, middleOf(before, x, y, direction, Math.ceil(least)), radius)
  }
}

/** The middle of the ink through a pixel, along a direction. */
function middleOf({ width, height, values }: Plane, x: number, y: number, along: Direction, most: number) {
  let [ink, sum] = [0, 0]
  for (const side of [1, -1]) {
    for (let far = side === 1 ? 0 : 1; far <= most; far++) {
      const [column, row] = [x + side * far * along.x, y + side * far * along.y]
      const isInside = column >= 0 && row >= 0 && column < width && row < height
      const tone = isInside ? (values[row * width + column] ?? 0) : 0
      if (tone === 0) break
      ink += tone
      sum += tone * side * far
    }
  }
  const shift = ink === 0 ? 0 : sum / ink
  return { x: x + 0.5 + shift * along.x, y: y + 0.5 + shift * along.y }
}

/** A disc of ink with a soft edge; at the print's edge it stays within. */
function dot({ width, height, values }: Plane, middle: { x: number; y: number }, radius: number) {
  const x = Math.min(Math.max(middle.x, radius), Math.max(radius, width - radius))
  const y = Math.min(Math.max(middle.y, radius), Math.max(radius, height - radius))
  const reach = radius + 0.5
  for (let row = Math.max(0, Math.floor(y - reach)); row < Math.min(height, y + reach); row++) {
    for (let column = Math.max(0, Math.floor(x - reach)); column < Math.min(width, x + reach); column++) {
      const inked = Math.min(1, reach - Math.hypot(column + 0.5 - x, row + 0.5 - y))
      const index = row * width + column
      if (inked > (values[index] ?? 0)) values[index] = inked
    }
  }
}

/** The inked pixels of parts that are thinner than `least`. */
function* thinPixels(plane: Plane, least: number) {
  const wide = wideParts(plane, least)
  for (let y = 0; y < plane.height; y++) {
    for (let x = 0; x < plane.width; x++) {
      const index = y * plane.width + x
      if (wide[index] === 1 || (plane.values[index] ?? 0) < 0.5) continue
      const thin = thinAt(plane, x, y, true, least)
      if (thin !== undefined) yield { x, y, ...thin }
    }
  }
}
