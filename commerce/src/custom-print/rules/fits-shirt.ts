import { isDeepStrictEqual } from 'node:util'
import type { Job } from '../../contract/custom-print/print-spec'
import { keptOnShirt } from '../../contract/custom-print/print-position'
import { READ_APART } from './quote-request'

/** Whether a print lies on its shirt as high as it was drawn, in mm; a pixel more or less takes none off it. */
export function liesOnShirt(job: Job, height: number): boolean {
  return isDeepStrictEqual(keptOnShirt(job, job.width / (height * (1 - READ_APART))), job)
}
