import { clamp } from '@contract/clamp'
import { computeHeightMm, getWidthLimits } from '@contract/custom-print/print-position'
import type { PrintSpec } from '@contract/custom-print/print-spec'

/** A corner of a print, seen from its middle. */
export type Corner = { x: -1 | 1; y: -1 | 1 }

/** Returns how a print changes whose corner is pulled until it is `factor` times as wide: the opposite corner stays. */
export function resizePrint(
  spec: PrintSpec,
  aspect: number,
  corner: Corner,
  factor: number,
): Pick<PrintSpec, 'width' | 'fromMiddle' | 'belowNeck'> {
  const { min, max } = getWidthLimits(spec, aspect)
  const width = clamp(Math.round(spec.width * factor), min, max)
  const grown = width - spec.width
  return {
    width,
    fromMiddle: Math.round(spec.fromMiddle + (corner.x * grown) / 2),
    belowNeck: Math.round(spec.belowNeck - (corner.y === -1 ? computeHeightMm(grown, aspect) : 0)),
  }
}
