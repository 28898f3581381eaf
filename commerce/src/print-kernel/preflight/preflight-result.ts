import type { Crop, PressInkName } from '../../contract/custom-print/print-spec'
import type {
  PreflightCode,
  Severity,
  StoredPreflightResult,
} from '../../contract/custom-print/preflight-codes'
import type { PrintPoint } from './point-clusters'

/** A change of the spec that a result offers. */
export type QuickFix =
  | { code: 'setWidth'; width: number }
  | { code: 'crop'; crop: Crop | undefined }
  | {
      code:
        | 'keepBackground'
        | 'removeBackground'
        | 'thickenLines'
        | 'removeSpecks'
        | 'darken'
        | 'lighten'
        | 'useDtg'
        | 'uncrop'
    }
  | { code: 'orderMinimum'; pieces: number }
  | { code: 'changeInk'; ink: PressInkName }

/** One preflight result: a code with its values, not a text. `points` are in mm of the print. */
export type PreflightResult = {
  code: PreflightCode
  severity: Severity
  values: StoredPreflightResult['values']
  quickFixes: QuickFix[]
  points: PrintPoint[]
}

/** The change of the tone curve by the quick fixes 'darken' and 'lighten'. */
export const TONE_CURVE_STEP = 15

export function createResult(
  code: PreflightCode,
  severity: Severity,
  values: PreflightResult['values'] = {},
  { quickFixes = [], points = [] }: Partial<Pick<PreflightResult, 'quickFixes' | 'points'>> = {},
): PreflightResult {
  return { code, severity, values, quickFixes, points }
}

/** Whether one of the results forbids printing. */
export const hasRefusal = (results: readonly Pick<PreflightResult, 'severity'>[]): boolean =>
  results.some(({ severity }) => severity === 'refusal')
