import type { PreparedArtwork } from '../tones/prepare-artwork'
import type { PrintSpec } from '../../contract/custom-print/print-spec'
import type { Ruling } from '../../contract/custom-print/screens'
import { isEdge, type Plane } from '../image'

/** A screen print: its tones, its width in mm and its ruling. */
export type ScreenPrint = { tones: Plane; widthMm: number; ruling: Ruling }

/**
 * Factor by which edges of line art are steepened, so that they are cut. The tones then range far below 0 and far
 * above 1: between two pixels they still cross 0.5 at the same place, and are too steep for dots.
 */
const EDGE_STEEPNESS = 50

const cutPlanes = new WeakMap<Plane, Plane>()

/**
 * Returns the print for the screen. Edges of line art are cut instead of screened;
 * a hairline that is nowhere half inked stays dots.
 */
export function createScreenPrint(
  { toneAnalysis, tones }: PreparedArtwork,
  { width, ruling }: Pick<PrintSpec, 'width' | 'ruling'>,
): ScreenPrint {
  return { tones: toneAnalysis.isLineArt ? sharpenLineArt(tones) : tones, widthMm: width, ruling }
}

function sharpenLineArt(plane: Plane): Plane {
  const cachedPlane = cutPlanes.get(plane)
  if (cachedPlane !== undefined) return cachedPlane
  const values = plane.values.slice()
  for (let index = 0; index < values.length; index++) {
    if ((isEdge(plane, index) || isBorder(plane, index)) && isBesideInk(plane, index))
      values[index] = ((values[index] ?? 0) - 0.5) * EDGE_STEEPNESS + 0.5
  }
  const sharp = { ...plane, values }
  cutPlanes.set(plane, sharp)
  return sharp
}

/** Outside of the print is cotton. */
function isBorder({ width, height }: Plane, index: number): boolean {
  const [x, y] = [index % width, Math.floor(index / width)]
  return x === 0 || y === 0 || x === width - 1 || y === height - 1
}

/** Width in pixels of a picture's soft edges, on each side. */
const REACH = 2

function isBesideInk({ width, values }: Plane, index: number): boolean {
  const column = index % width
  const [left, right] = [Math.max(-REACH, -column), Math.min(REACH, width - 1 - column)]
  for (let down = -REACH; down <= REACH; down++)
    for (let aside = left; aside <= right; aside++)
      if ((values[index + down * width + aside] ?? 0) >= 0.5) return true
  return false
}
