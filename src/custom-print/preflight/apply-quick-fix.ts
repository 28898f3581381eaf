import { CURVE_STEP, type Remedy } from '@print-kernel/preflight'
import { BOUNDS, type Job, piecesOf } from '@contract/custom-print/print-spec'

/** What a remedy changes about a job. */
export function applyRemedy(job: Job, remedy: Remedy): Partial<Job> {
  switch (remedy.code) {
    case 'setWidth':
      return { width: remedy.width }
    case 'keepPaper':
      return { isPaperKept: true }
    case 'removePaper':
      return { isPaperKept: false }
    case 'thicken':
      return { isThickened: true }
    case 'cleanUp':
      return { isCleaned: true }
    case 'darken':
      return { curve: Math.min(BOUNDS.curve.most, job.curve + CURVE_STEP) }
    case 'lighten':
      return { curve: Math.max(BOUNDS.curve.least, job.curve - CURVE_STEP) }
    case 'useDtg':
      return { method: 'dtg' }
    case 'orderMinimum':
      return {
        counts: { ...job.counts, M: job.counts.M + Math.max(0, remedy.pieces - piecesOf(job.counts)) },
      }
    case 'changeInk':
      return { ink: remedy.ink }
  }
}
