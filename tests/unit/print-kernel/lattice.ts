import { gridOf, isInDot, pressRadius } from '@print-kernel/halftone-dot'
import type { Ruling } from '@contract/custom-print/screens'

/** Says whether ink covers a place, in mm, in an area of one tone. */
export function latticeOf(ruling: Ruling) {
  const { cos, sin } = gridOf(ruling)
  return (x: number, y: number, tone: number) =>
    isInDot(x * cos + y * sin, y * cos - x * sin, pressRadius(tone) ** 2)
}
