import { TONE_CURVE_STEP, type QuickFix } from '@print-kernel/preflight/preflight-result'
import { PRINT_LIMITS, type PrintSpec, sumSizeCounts } from '@contract/custom-print/print-spec'

/** Returns the changes that a quick fix makes to a spec. */
export function applyQuickFix(spec: PrintSpec, quickFix: QuickFix): Partial<PrintSpec> {
  switch (quickFix.code) {
    case 'setWidth':
      return { width: quickFix.width }
    case 'crop':
      return { crop: quickFix.crop }
    case 'uncrop':
      return { crop: undefined }
    case 'keepBackground':
      return { isPaperKept: true }
    case 'removeBackground':
      return { isPaperKept: false }
    case 'thickenLines':
      return { isThickened: true }
    case 'removeSpecks':
      return { isCleaned: true }
    case 'darken':
      return { curve: Math.min(PRINT_LIMITS.curve.max, spec.curve + TONE_CURVE_STEP) }
    case 'lighten':
      return { curve: Math.max(PRINT_LIMITS.curve.min, spec.curve - TONE_CURVE_STEP) }
    case 'useDtg':
      return { method: 'dtg' }
    case 'orderMinimum':
      return {
        counts: {
          ...spec.counts,
          M: spec.counts.M + Math.max(0, quickFix.pieces - sumSizeCounts(spec.counts)),
        },
      }
    case 'changeInk':
      return { ink: quickFix.ink }
  }
}
