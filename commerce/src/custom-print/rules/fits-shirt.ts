import { isDeepStrictEqual } from 'node:util'
import type { PrintSpec } from '../../contract/custom-print/print-spec'
import { clampToShirt } from '../../contract/custom-print/print-position'
import { READING_TOLERANCE } from './quote-request'

/** Whether a print fits on its shirt at its rendered height in mm. A difference of a pixel is tolerated. */
export function fitsShirt(spec: PrintSpec, height: number): boolean {
  return isDeepStrictEqual(clampToShirt(spec, spec.width / (height * (1 - READING_TOLERANCE))), spec)
}
