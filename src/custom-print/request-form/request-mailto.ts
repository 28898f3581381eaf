import { formatRappen } from '@contract/money'
import { isSwapped } from '@print-kernel/print-analysis'
import { inCm, piecesOf, SIZES } from '@contract/custom-print/print-spec'
import { heightOf } from '@contract/custom-print/print-position'
import { mailTo } from '@/lib/mail-to'
import type { Printed } from '../editor/editor-state'
import { quoteOf } from '../pricing/price-panel'
import type { usePressTexts } from '../use-press-texts'
import type { Prices, PricesState } from '../pricing/use-prices'

type Translate = ReturnType<typeof usePressTexts>['t']

/** A mail to the studio, at `email`, with all that makes the job; the drawing is attached by hand. */
export function jobMail(email: string, bench: Printed, prices: PricesState, t: Translate): string {
  const { job, aspect = 1, name, delivery, facts } = bench
  const colour = (value: 'sand') => t(`press.colour.${value}`)
  const shirts = t('press.shirts', { count: piecesOf(job.counts) })
  const isScreen = job.method === 'screen'
  const lines = [
    t(`press.method.${job.method}`),
    ...(isScreen ? [t('press.ink', { name: colour(job.ink as 'sand') })] : []),
    t('press.shirt', { name: colour(job.shirt as 'sand') }),
    `${t('press.mail.sizes')}: ${SIZES.map((size) => `${size} ${job.counts[size]}`).join(', ')}`,
    `${t('press.place')}: ${t(`press.place.${job.place}`)}`,
    t('press.size', { width: inCm(job.width), height: inCm(heightOf(job.width, aspect)) }),
    `${t('press.belowNeck')}: ${inCm(job.belowNeck)}`,
    `${t('press.fromMiddle')}: ${inCm(job.fromMiddle)}`,
    ...(isScreen
      ? [
          t('press.mail.tone', {
            curve: job.curve,
            swap: t(isSwapped(job, facts?.isPhotograph === true) ? 'press.yes' : 'press.no'),
            ruling: job.ruling,
          }),
        ]
      : []),
    `${t('press.delivery')}: ${t(`press.delivery.${delivery}`)}`,
    ...(prices.status === 'ready' ? [priceLine(bench, prices, t)] : []),
    '',
    t('press.mail.attach', { name }),
  ]
  const subject = t('press.mail.subject', { shirts })
  return `${mailTo(email, subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`
}

function priceLine(bench: Printed, prices: Prices, t: Translate): string {
  const price = formatRappen(quoteOf(bench, prices).total, prices.pricing.currency)
  return `${t('press.mail.price')}: ${price}${prices.table.isExample ? ` (${t('press.example')})` : ''}`
}
