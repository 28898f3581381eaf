import type { PreflightResult } from '@print-kernel/preflight/preflight-result'
import { computeHeightMm } from '@contract/custom-print/print-position'
import { formatCm } from '@contract/custom-print/print-spec'
import type { EditingState } from '../editor-state'
import type { PressTFunction } from '../use-press-texts'

/**
 * Returns the alternative text of the preview: what is printed, where, how large, and the preflight's warnings.
 */
export function formatPreviewAlt(
  { spec, aspect = 1, coverage }: EditingState,
  results: readonly PreflightResult[],
  t: PressTFunction,
): string {
  const count = results.filter(({ severity }) => severity === 'warning' || severity === 'refusal').length
  return t(spec.method === 'dtg' ? 'press.previewDtg' : 'press.preview', {
    ink: t(`colour.${spec.ink}`),
    shirt: t(`colour.${spec.shirt}`),
    place: t(`press.place.${spec.place}`).toLowerCase(),
    width: formatCm(spec.width),
    height: formatCm(computeHeightMm(spec.width, aspect)),
    cover: Math.round(coverage.ink * 100),
    solid: Math.round(coverage.solid * 100),
    warnings: t('press.warnings', { count }),
  })
}
