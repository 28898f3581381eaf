import type { PreparedArtwork } from './print-analysis'
import type { PrintSpec } from '../contract/custom-print/print-spec'
import { isEdge, type Plane } from './image'
import type { ScreenPrint } from './render-screen-print'

/**
 * So many times as steep as a picture has them are edges that are cut. Their tones go far below none and far above all:
 * what lies between two of them crosses a half at the same place, and has no room for dots.
 */
const EDGE_STEEPNESS = 50

const cutPlanes = new WeakMap<Plane, Plane>()

/** What goes onto the screen. Line art is cut, not screened at its edges; a hair that is nowhere half ink stays dots. */
export function createScreenPrint(
  { toneAnalysis, tones }: PreparedArtwork,
  { width, ruling }: Pick<PrintSpec, 'width' | 'ruling'>,
): ScreenPrint {
  return { tones: toneAnalysis.isLineArt ? sharpenLineArt(tones) : tones, widthMm: width, ruling }
}

function sharpenLineArt(plane: Plane): Plane {
  const known = cutPlanes.get(plane)
  if (known !== undefined) return known
  const values = plane.values.slice()
  for (let index = 0; index < values.length; index++) {
    if ((isEdge(plane, index) || isBorder(plane, index)) && isBesideInk(plane, index))
      values[index] = ((values[index] ?? 0) - 0.5) * EDGE_STEEPNESS + 0.5
  }
  const sharp = { ...plane, values }
  cutPlanes.set(plane, sharp)
  return sharp
}

/** Beyond the print is cotton. */
function isBorder({ width, height }: Plane, index: number): boolean {
  const [x, y] = [index % width, Math.floor(index / width)]
  return x === 0 || y === 0 || x === width - 1 || y === height - 1
}

/** Soft edges of a picture are so many pixels wide on each side. */
const REACH = 2

function isBesideInk({ width, values }: Plane, index: number): boolean {
  const column = index % width
  const [left, right] = [Math.max(-REACH, -column), Math.min(REACH, width - 1 - column)]
  for (let down = -REACH; down <= REACH; down++)
    for (let aside = left; aside <= right; aside++)
      if ((values[index + down * width + aside] ?? 0) >= 0.5) return true
  return false
}
