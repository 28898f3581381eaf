import { isOpaque } from '@print-kernel/colour'
import { heightOf } from '@contract/custom-print/print-position'
import type { Printed } from '../editor/editor-state'
import { NECK, sideOf, STAGE } from './shirt-shape'

/** Where on the drawn shirt a print lies, as a style. */
export function placeOnStage({ job, aspect = 1 }: Pick<Printed, 'job' | 'aspect'>) {
  return {
    left: `${((job.fromMiddle - job.width / 2 - STAGE.left) / STAGE.width) * 100}%`,
    top: `${((job.belowNeck + NECK[sideOf(job.place)] - STAGE.top) / STAGE.height) * 100}%`,
    width: `${(job.width / STAGE.width) * 100}%`,
    height: `${(heightOf(job.width, aspect) / STAGE.height) * 100}%`,
  }
}

/** How a print lies on its shirt: transparent ink darkens it. */
export const mixOf = ({ job }: Printed): 'normal' | 'multiply' =>
  job.method === 'dtg' || isOpaque(job.shirt) ? 'normal' : 'multiply'
