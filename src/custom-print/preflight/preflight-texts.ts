import type { Answer, Remedy } from '@print-kernel/preflight'
import { inCm } from '@contract/custom-print/print-spec'
import type { usePressTexts } from '../use-press-texts'

type Translate = ReturnType<typeof usePressTexts>['t']

const inPercent = (share: number) =>
  share * 100 < 10 ? (share * 100).toFixed(1) : String(Math.round(share * 100))

/** An answer of the press in words. */
export function answerText({ code, values }: Pick<Answer, 'code' | 'values'>, t: Translate): string {
  if (code === 'tooFew' && values['pieces'] === 0) return t('press.answer.none')
  const { width, sharpAt, share, ink, shirt } = values
  const isLine = code === 'thinLines'
  const name = (colour: unknown) => t(`press.colour.${colour as 'sand'}`)
  const text = t(`press.answer.${code}`, {
    ...values,
    ...(typeof width === 'number' && { width: isLine ? width.toFixed(2) : inCm(width) }),
    ...(typeof sharpAt === 'number' && { sharpAt: inCm(sharpAt) }),
    ...(typeof share === 'number' && { share: inPercent(share) }),
    ...(ink !== undefined && { ink: name(ink) }),
    ...(shirt !== undefined && { shirt: name(shirt) }),
  })
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

/** What a remedy's button says. */
export function remedyText(remedy: Remedy, t: Translate): string {
  if (remedy.code === 'setWidth') return t('press.do.setWidth', { width: inCm(remedy.width) })
  if (remedy.code === 'orderMinimum') return t('press.do.orderMinimum', { pieces: remedy.pieces })
  if (remedy.code === 'changeInk') return t('press.do.changeInk', { ink: t(`press.colour.${remedy.ink}`) })
  return t(`press.do.${remedy.code}`)
}
