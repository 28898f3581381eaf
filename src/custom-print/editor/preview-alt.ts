import type { Answer } from '@print-kernel/preflight'
import { heightOf } from '@contract/custom-print/print-position'
import { inCm } from '@contract/custom-print/print-spec'
import type { Printed } from './editor-state'
import type { usePressTexts } from '../use-press-texts'

/** The preview in words: what is printed, where, how large, and what the press warns of. */
export function previewText(
  { job, aspect = 1, coverage }: Printed,
  answers: readonly Answer[],
  t: ReturnType<typeof usePressTexts>['t'],
): string {
  const count = answers.filter(({ sign }) => sign === 'warning' || sign === 'refusal').length
  return t(job.method === 'dtg' ? 'press.previewDtg' : 'press.preview', {
    ink: t(`press.colour.${job.ink}`),
    shirt: t(`press.colour.${job.shirt}`),
    place: t(`press.place.${job.place}`).toLocaleLowerCase(),
    width: inCm(job.width),
    height: inCm(heightOf(job.width, aspect)),
    cover: Math.round(coverage.ink * 100),
    solid: Math.round(coverage.solid * 100),
    warnings: t('press.warnings', { count }),
  })
}
