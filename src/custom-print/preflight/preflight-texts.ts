import type { PreflightResult, QuickFix } from '@print-kernel/preflight/preflight-result'
import { formatPreflightValues } from '@contract/custom-print/preflight-codes'
import { SHIRT_COLOURS } from '@contract/custom-print/blanks'
import { formatCm, PRESS_INK_NAMES } from '@contract/custom-print/print-spec'
import { capitalise } from '@contract/text/capitalise'
import type { PressTFunction } from '../use-press-texts'

/** Returns the text of a preflight result. */
export function formatPreflightResult(
  { code, values }: Pick<PreflightResult, 'code' | 'values'>,
  t: PressTFunction,
): string {
  if (code === 'tooFew' && values['pieces'] === 0) return t('press.preflight.none')
  const ink = PRESS_INK_NAMES.find((name) => name === values['ink'])
  const shirt = SHIRT_COLOURS.find((colour) => colour === values['shirt'])
  const text = t(`press.preflight.${code}`, {
    ...formatPreflightValues(code, values),
    ...(ink !== undefined && { ink: t(`colour.${ink}`) }),
    ...(shirt !== undefined && { shirt: t(`colour.${shirt}`) }),
  })
  return capitalise(text)
}

/** Returns the label of a quick fix's button. */
export function formatQuickFix(quickFix: QuickFix, t: PressTFunction): string {
  if (quickFix.code === 'setWidth') return t('press.quickFix.setWidth', { width: formatCm(quickFix.width) })
  if (quickFix.code === 'orderMinimum') return t('press.quickFix.orderMinimum', { pieces: quickFix.pieces })
  if (quickFix.code === 'changeInk')
    return t('press.quickFix.changeInk', { ink: t(`colour.${quickFix.ink}`) })
  return t(`press.quickFix.${quickFix.code}`)
}
