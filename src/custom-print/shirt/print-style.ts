import { computeHeightMm } from '@contract/custom-print/print-position'
import type { EditingState } from '../editor-state'
import { NECK_OFFSET_MM, getShirtSide, STAGE_MM } from './shirt-shape'

/** Returns the style that places a print on the drawn shirt. */
export function getPrintStyle({ spec, aspect = 1 }: Pick<EditingState, 'spec' | 'aspect'>) {
  return {
    left: `${((spec.fromMiddle - spec.width / 2 - STAGE_MM.left) / STAGE_MM.width) * 100}%`,
    top: `${((spec.belowNeck + NECK_OFFSET_MM[getShirtSide(spec.place)] - STAGE_MM.top) / STAGE_MM.height) * 100}%`,
    width: `${(spec.width / STAGE_MM.width) * 100}%`,
    height: `${(computeHeightMm(spec.width, aspect) / STAGE_MM.height) * 100}%`,
  }
}
