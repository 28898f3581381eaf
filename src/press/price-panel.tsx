import { SCREEN_PRINT_MINIMUM } from '@contract/limits'
import { formatRappen } from '@contract/money'
import { BOUNDS, type Counts, piecesOf, SIZES } from '@contract/press/job'
import { heightOf } from '@contract/press/place'
import { type Quote, quoteFor } from '@contract/press/price'
import { DELIVERY_OPTIONS, type DeliveryOption } from '@contract/totals'
import { Button } from '@/layout/button'
import type { Printed } from './bench-state'
import { Choice } from './choice'
import { NumberField } from './number-field'
import { PriceChart } from './price-chart'
import styles from './press-page.module.css'
import { usePressTexts } from './use-press-texts'
import type { Prices, PricesState } from './use-prices'

/** Of the print, in cm². */
const areaOf = ({ job, aspect = 1 }: Printed): number => (job.width * heightOf(job.width, aspect)) / 100

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
    <section className={styles.price}>
      <h2 className={styles.ruled}>
        {t('press.shirts', { count })}{' '}
        {prices.status === 'ready' && prices.table.isExample ? (
          <span className={styles.badge}>{t('press.example')}</span>
        ) : null}
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
      <div role="status">
        {prices.status === 'loading' ? <p>{t('press.pricesLoading')}</p> : null}
        {prices.status === 'failed' ? <p>{t('press.pricesFailed')}</p> : null}
      </div>
      {prices.status === 'failed' ? (
        <Button variant="secondary" onClick={() => void onLoadPrices()}>
          {t('press.again')}
        </Button>
      ) : null}
      {prices.status === 'ready' ? <PriceLines bench={bench} prices={prices} /> : null}
    </section>
  )
}

/** Of the job as it stands, by the studio's table. */
export function quoteOf(bench: Printed, { table, pricing }: Prices): Quote {
  const { job, delivery } = bench
  return quoteFor({ ...job, area: areaOf(bench), delivery }, table, pricing)
}

function PriceLines({ bench, prices }: { bench: Printed; prices: Prices }) {
  const { t } = usePressTexts()
  const { job, delivery } = bench
  const { pricing } = prices
  const quote = quoteOf(bench, prices)
  const money = (rappen: number) => formatRappen(rappen, pricing.currency)
  const pieces = t('press.shirts', { count: quote.pieces })
  return (
    <>
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
        area={areaOf(bench)}
        minimum={SCREEN_PRINT_MINIMUM}
        prices={prices}
      />
    </>
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
