import { clamp } from '../../contract/clamp'
import type { PreparedArtwork } from '../tones/prepare-artwork'
import { hasRepairs, type PrintSpec } from '../../contract/custom-print/print-spec'
import type { Plane } from '../image'
import { SCREENS } from '../../contract/custom-print/screens'
import { findHairlineAt } from './hairline'
import {
  type FinePart,
  computeMinStrokePx,
  downsampleForMeasuring,
  getToneAt,
  MIN_FILLED_SHARE,
  type RunDirection,
  SPECK_ASPECT_RATIO,
  StrokeGauge,
} from './stroke-gauge'
import { findThickAreas } from './thick-areas'

/**
 * Returns the artwork without specks that its mesh does not hold, and with lines as wide as it holds,
 * as the spec asks.
 */
export function repairFineDetail(artwork: PreparedArtwork, spec: PrintSpec): PreparedArtwork {
  if (!hasRepairs(spec) || artwork.isEmpty) return artwork
  const fine = downsampleForMeasuring(artwork.tones, spec.width)
  const plane = { ...fine, values: fine.values.slice() }
  const pixelMm = spec.width / plane.width
  const minStrokePx = computeMinStrokePx(spec.ruling, pixelMm)
  if (spec.isCleaned) removeSpecks(plane, minStrokePx)
  const penPx = SCREENS[spec.ruling].minStrokeMm / pixelMm
  if (spec.isThickened) thickenLines(plane, minStrokePx, penPx, artwork.toneAnalysis.isLineArt)
  return { ...artwork, tones: plane }
}

/** A pixel, or a place between pixels. */
type PixelPoint = { x: number; y: number }

/** Erases specks with their soft edges. Something larger that only measures like a speck stays. */
function removeSpecks(plane: Plane, minStrokePx: number) {
  const maxReachPx = Math.ceil(minStrokePx * SPECK_ASPECT_RATIO) + 1
  for (const { x, y, kind } of iterateFineParts(plane, minStrokePx)) {
    if (kind !== 'specks') continue
    for (const index of findSpeck(plane, x, y, maxReachPx)) erasePixel(plane, index)
  }
}

/** Returns the inked pixels connected with a pixel; none if they reach farther than `maxReachPx`. */
function findSpeck(plane: Plane, x: number, y: number, maxReachPx: number): number[] {
  const { width } = plane
  if (getToneAt(plane, x, y) < MIN_FILLED_SHARE) return []
  const pixels = new Set([y * width + x])
  for (const index of pixels) {
    const [column, row] = [index % width, Math.floor(index / width)]
    if (Math.abs(column - x) > maxReachPx || Math.abs(row - y) > maxReachPx) return []
    for (const [aside, down] of AROUND) {
      const [left, top] = [column + aside, row + down]
      if (getToneAt(plane, left, top) >= MIN_FILLED_SHARE) pixels.add(top * width + left)
    }
  }
  return [...pixels]
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

/** Clears a pixel of a speck, and the pixels around it that are less than half inked. */
function erasePixel({ width, height, values }: Plane, index: number) {
  const [column, row] = [index % width, Math.floor(index / width)]
  values[index] = 0
  for (const [aside, down] of AROUND) {
    const [left, top] = [column + aside, row + down]
    if (left < 0 || top < 0 || left >= width || top >= height) continue
    if ((values[top * width + left] ?? 0) < MIN_FILLED_SHARE) values[top * width + left] = 0
  }
}

/** Draws thin lines again along their centre, with a pen as wide as the mesh holds. */
function thickenLines(plane: Plane, minStrokePx: number, penPx: number, isLineArt: boolean) {
  const before = { ...plane, values: plane.values.slice() }
  // The dots of the line are a pixel apart: halfway between two of them it has the required width.
  const radiusPx = Math.hypot(penPx / 2, 0.5)
  for (const { x, y, kind, direction } of iterateFineParts(before, minStrokePx, isLineArt)) {
    if (kind !== 'lines') continue
    const centre = findStrokeCentre(before, { x, y }, direction, Math.ceil(minStrokePx))
    drawDisc(plane, centre, radiusPx)
  }
}

/** Returns the centre of the ink through a pixel in a direction. */
function findStrokeCentre(
  plane: Plane,
  { x, y }: PixelPoint,
  across: RunDirection,
  maxReachPx: number,
): PixelPoint {
  let [ink, sum] = [0, 0]
  for (const side of [1, -1]) {
    for (let far = side === 1 ? 0 : 1; far <= maxReachPx; far++) {
      const tone = getToneAt(plane, x + side * far * across.x, y + side * far * across.y)
      if (tone === 0) break
      ink += tone
      sum += tone * side * far
    }
  }
  const shift = ink === 0 ? 0 : sum / ink
  return { x: x + 0.5 + shift * across.x, y: y + 0.5 + shift * across.y }
}

/** Draws a disc of ink with a soft edge, within the print. */
function drawDisc({ width, height, values }: Plane, middle: PixelPoint, radiusPx: number) {
  const x = clamp(middle.x, radiusPx, Math.max(radiusPx, width - radiusPx))
  const y = clamp(middle.y, radiusPx, Math.max(radiusPx, height - radiusPx))
  const reachPx = radiusPx + 0.5
  for (let row = Math.max(0, Math.floor(y - reachPx)); row < Math.min(height, y + reachPx); row++) {
    for (let column = Math.max(0, Math.floor(x - reachPx)); column < Math.min(width, x + reachPx); column++) {
      const share = Math.min(1, reachPx - Math.hypot(column + 0.5 - x, row + 0.5 - y))
      const index = row * width + column
      if (share > (values[index] ?? 0)) values[index] = share
    }
  }
}

/** Yields the inked pixels of parts thinner than `minStrokePx`, and those of hairlines if asked for. */
function* iterateFineParts(
  plane: Plane,
  minStrokePx: number,
  hasHairlines = false,
): Generator<PixelPoint & FinePart> {
  const thick = findThickAreas(plane, minStrokePx)
  const ink = new StrokeGauge(plane, 'ink', minStrokePx)
  for (let y = 0; y < plane.height; y++) {
    for (let x = 0; x < plane.width; x++) {
      const index = y * plane.width + x
      const hairline = hasHairlines ? findHairlineAt(plane, x, y, minStrokePx) : undefined
      if (hairline !== undefined) yield { x, y, ...hairline }
      if (thick[index] === 1 || (plane.values[index] ?? 0) < MIN_FILLED_SHARE) continue
      const part = ink.measurePartAt(x, y)
      if (part !== undefined) yield { x, y, ...part }
    }
  }
}
