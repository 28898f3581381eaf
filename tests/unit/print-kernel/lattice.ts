import { getScreenGrid, isInsideDot, getDotRadius } from '@print-kernel/print/halftone-dot'
import type { Ruling } from '@contract/custom-print/screens'

/** Says whether ink covers a place, in mm, in an area of one tone. */
export function createLattice(ruling: Ruling) {
  const { cos, sin } = getScreenGrid(ruling)
  return (x: number, y: number, tone: number) =>
    isInsideDot(x * cos + y * sin, y * cos - x * sin, getDotRadius(tone) ** 2)
}
