import { formatRappen } from '@contract/money/money'
import { shouldInvertTones } from '@print-kernel/tones/prepare-artwork'
import { SHIRT_SIZES } from '@contract/custom-print/blanks'
import { CROP_SIDES, formatCm, sumSizeCounts } from '@contract/custom-print/print-spec'
import { computeHeightMm } from '@contract/custom-print/print-position'
import { createMailtoUrl } from '@/lib/mailto-url'
import type { EditingState } from '../editor-state'
import { computeEditorQuote } from '../pricing/compute-editor-quote'
import type { PressTFunction } from '../use-press-texts'
import type { Prices, PricesState } from '../pricing/use-prices'

/** Returns a mailto URL to the studio with the whole spec as text. The sender attaches the artwork. */
export function composeRequestMailto(
  email: string,
  editing: EditingState,
  prices: PricesState,
  t: PressTFunction,
): string {
  const { spec, aspect = 1, name, delivery, analysis } = editing
  const shirts = t('press.shirts', { count: sumSizeCounts(spec.counts) })
  const isScreen = spec.method === 'screen'
  const { crop } = spec
  const lines = [
    t(`press.method.${spec.method}`),
    ...(isScreen ? [t('press.ink', { name: t(`colour.${spec.ink}`) })] : []),
    t('press.shirt', { name: t(`colour.${spec.shirt}`) }),
    `${t('press.mail.sizes')}: ${SHIRT_SIZES.map((size) => `${size} ${spec.counts[size]}`).join(', ')}`,
    `${t('press.place')}: ${t(`press.place.${spec.place}`)}`,
    t('press.size', { width: formatCm(spec.width), height: formatCm(computeHeightMm(spec.width, aspect)) }),
    `${t('press.belowNeck')}: ${formatCm(spec.belowNeck)}`,
    `${t('press.fromMiddle')}: ${formatCm(spec.fromMiddle)}`,
    ...(isScreen
      ? [
          t('press.mail.tone', {
            curve: spec.curve,
            swap: t(shouldInvertTones(spec, analysis?.isPhotograph === true) ? 'press.yes' : 'press.no'),
            ruling: spec.ruling,
          }),
        ]
      : []),
    ...(crop === undefined
      ? []
      : CROP_SIDES.map((side) => `${t(`press.crop.${side}`)}: ${(crop[side] / 10).toFixed(1)}`)),
    `${t('press.delivery')}: ${t(`press.delivery.${delivery}`)}`,
    ...(prices.status === 'ready' ? [formatPriceLine(editing, prices, t)] : []),
    '',
    t('press.mail.attach', { name }),
  ]
  const subject = t('press.mail.subject', { shirts })
  return `${createMailtoUrl(email, subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`
}

function formatPriceLine(editing: EditingState, prices: Prices, t: PressTFunction): string {
  const price = formatRappen(computeEditorQuote(editing, prices).total, prices.pricing.currency)
  return `${t('press.mail.price')}: ${price}${prices.table.isExample ? ` (${t('press.example')})` : ''}`
}
