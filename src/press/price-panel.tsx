import { SCREEN_PRINT_MINIMUM } from '@contract/limits'
import { formatRappen } from '@contract/money'
import { type Answer, isRefused } from '@contract/press/answers'
import { BOUNDS, type Counts, piecesOf, SIZES } from '@contract/press/job'
import { heightOf } from '@contract/press/place'
import { EXAMPLE_PRICES, quoteFor } from '@contract/press/price'
import { DELIVERY_OPTIONS, type DeliveryOption, type Pricing } from '@contract/totals'
import type { Printed } from './bench-state'
import { Choice } from './choice'
import { NumberField } from './number-field'
import { PriceChart } from './price-chart'
import styles from './press-page.module.css'
import { usePressTexts } from './use-press-texts'

/** Of the print, in cm². */
export const areaOf = ({ job, aspect = 1 }: Printed): number =>
  (job.width * heightOf(job.width, aspect)) / 100

type PricePanelProps = {
  bench: Printed
  pricing: Pricing
  onCounts: (counts: Counts) => void
  onDelivery: (delivery: DeliveryOption) => void
}

/** How many shirts, and what they cost: each line, the sum, and the price of a piece by their number. */
export function PricePanel({ bench, pricing, onCounts, onDelivery }: PricePanelProps) {
  const { t } = usePressTexts()
  const { job, delivery } = bench
  const area = areaOf(bench)
  const quote = quoteFor({ ...job, area, delivery }, EXAMPLE_PRICES, pricing)
  const money = (rappen: number) => formatRappen(rappen, pricing.currency)
  const pieces = t('press.shirts', { count: quote.pieces })
  const left = BOUNDS.pieces.most - piecesOf(job.counts)
  return (
    <section className={styles.price}>
      <h2 className={styles.ruled}>
        {pieces}{' '}
        {EXAMPLE_PRICES.isExample ? <span className={styles.badge}>{t('press.example')}</span> : null}
      </h2>
      <fieldset className={styles.counts}>
        <legend>{t('press.sizes')}</legend>
        {SIZES.map((size) => (
          <NumberField
            key={size}
            label={size}
            value={job.counts[size]}
            least={0}
            most={job.counts[size] + left}
            onChange={(count) => onCounts({ ...job.counts, [size]: count })}
          />
        ))}
      </fieldset>
      <Choice
        legend={t('press.delivery')}
        options={DELIVERY_OPTIONS.map((value) => ({ value, label: t(`press.delivery.${value}`) }))}
        value={delivery}
        onChange={onDelivery}
      />
      <dl className={styles.lines}>
        {quote.screen === 0 ? null : <Line name={t('press.line.screen')} value={money(quote.screen)} />}
        <Line name={t('press.line.print', { shirts: pieces })} value={money(quote.print)} />
        <Line
          name={t('press.line.shirts', { shirts: pieces, colour: t(`press.colour.${job.shirt}`) })}
          value={money(quote.shirts)}
        />
        <Line name={t('press.line.tax', { rate: pricing.taxRatePercent })} value={money(quote.tax)} />
        <Line
          name={t(`press.line.${delivery}`)}
          value={quote.shipping === 0 ? t('press.free') : money(quote.shipping)}
        />
      </dl>
      <p className={styles.total}>
        <span>{t('press.total')}</span> <span>{money(quote.total)}</span>
      </p>
      <PriceChart
        pieces={quote.pieces}
        method={job.method}
        shirt={job.shirt}
        area={area}
        minimum={SCREEN_PRINT_MINIMUM}
        pricing={pricing}
      />
    </section>
  )
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}

/** A job that the press refuses has no price that would hold. */
export const canBeAsked = (answers: readonly Answer[], { job }: Printed): boolean =>
  answers.length > 0 && !isRefused(answers) && piecesOf(job.counts) > 0
