import { SCREEN_PRINT_MINIMUM } from '@contract/limits'
import { BOUNDS, type Counts, piecesOf, SIZES } from '@contract/custom-print/print-spec'
import { areaOf, heightOf } from '@contract/custom-print/print-position'
import { type Quote, quoteFor } from '@contract/custom-print/print-quote'
import { DELIVERY_OPTIONS, type DeliveryOption } from '@contract/totals'
import { Button } from '@/layout/button'
import { classNames } from '@/layout/class-names'
import type { Printed } from '../editor/editor-state'
import { Choice } from '../fields/choice'
import fields from '../fields/field.module.css'
import { NumberField } from '../fields/number-field'
import { PriceChart } from './price-chart'
import layout from '../page-layout.module.css'
import { PriceLines } from './price-lines'
import styles from './price-panel.module.css'
import { usePressTexts } from '../use-press-texts'
import type { Prices, PricesState } from './use-prices'

const printArea = ({ job, aspect = 1 }: Printed): number => areaOf(job.width, heightOf(job.width, aspect))

type PricePanelProps = {
  bench: Printed
  prices: PricesState
  onLoadPrices: () => Promise<void>
  onCounts: (counts: Counts) => void
  onDelivery: (delivery: DeliveryOption) => void
}

/** How many shirts, and what they cost: each line, the sum, and the price of a piece by their number. */
export function PricePanel({ bench, prices, onLoadPrices, onCounts, onDelivery }: PricePanelProps) {
  const { t } = usePressTexts()
  const { job, delivery } = bench
  const count = piecesOf(job.counts)
  const left = BOUNDS.pieces.most - count
  return (
    <section className={layout.column}>
      <h2 className={classNames(layout.ruled, styles.heading)}>
        {t('press.shirts', { count })}{' '}
        {prices.status === 'ready' && prices.table.isExample ? (
          <span className={styles.badge}>{t('press.example')}</span>
        ) : null}
      </h2>
      <fieldset className={fields.counts}>
        <legend className={fields.legend}>{t('press.sizes')}</legend>
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
      <div role="status">
        {prices.status === 'loading' ? <p>{t('press.pricesLoading')}</p> : null}
        {prices.status === 'failed' ? <p>{t('press.pricesFailed')}</p> : null}
      </div>
      {prices.status === 'failed' ? (
        <Button variant="secondary" onClick={() => void onLoadPrices()}>
          {t('press.again')}
        </Button>
      ) : null}
      {prices.status === 'ready' ? <Price bench={bench} prices={prices} /> : null}
    </section>
  )
}

/** Of the job as it stands, by the studio's table. */
export function quoteOf(bench: Printed, { table, pricing }: Prices): Quote {
  const { job, delivery } = bench
  return quoteFor({ ...job, area: printArea(bench), delivery }, table, pricing)
}

function Price({ bench, prices }: { bench: Printed; prices: Prices }) {
  const { job, delivery } = bench
  const { currency, taxRatePercent } = prices.pricing
  const quote = quoteOf(bench, prices)
  return (
    <>
      <PriceLines {...{ quote, delivery, currency, taxRatePercent }} shirt={job.shirt} />
      <PriceChart
        pieces={quote.pieces}
        method={job.method}
        shirt={job.shirt}
        area={printArea(bench)}
        minimum={SCREEN_PRINT_MINIMUM}
        prices={prices}
      />
    </>
  )
}
