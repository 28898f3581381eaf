import { isDeepStrictEqual } from 'node:util'
import type { PrintSpec } from '../../contract/custom-print/print-spec'
import { clampToShirt } from '../../contract/custom-print/print-position'
import { READING_TOLERANCE } from './quote-request'

/** Whether a print lies on its shirt as high as it was drawn, in mm; a pixel more or less takes none off it. */
export function fitsShirt(spec: PrintSpec, height: number): boolean {
  return isDeepStrictEqual(clampToShirt(spec, spec.width / (height * (1 - READING_TOLERANCE))), spec)
}
