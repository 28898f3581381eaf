import { MIN_SCREEN_PRINT_PIECES } from '@contract/limits'
import { SHIRT_SIZES } from '@contract/custom-print/blanks'
import { PRINT_LIMITS, type SizeCounts, sumSizeCounts } from '@contract/custom-print/print-spec'
import { DELIVERY_OPTIONS, type DeliveryOption } from '@contract/cart/delivery-option'
import { Button } from '@/ui/button'
import { joinClassNames } from '@/ui/class-names'
import type { EditingState } from '../editor-state'
import { RadioGroup } from '@/ui/fields/radio-group'
import fields from '@/ui/fields/compact-field.module.css'
import { NumberField } from '@/ui/fields/number-field'
import { computeEditorQuote, computePrintArea } from './compute-editor-quote'
import { PriceChart } from './price-chart'
import layout from '../page-layout.module.css'
import { PriceLines } from './price-lines'
import styles from './price-panel.module.css'
import { usePressTexts } from '../use-press-texts'
import type { Prices, PricesState } from './use-prices'

type PricePanelProps = {
  editing: EditingState
  prices: PricesState
  loadPrices: () => Promise<void>
  onCounts: (counts: SizeCounts) => void
  onDelivery: (delivery: DeliveryOption) => void
}

/** The number of shirts and their price: lines, sum, and a chart of the price per piece. */
export function PricePanel({ editing, prices, loadPrices, onCounts, onDelivery }: PricePanelProps) {
  const { t } = usePressTexts()
  const { spec, delivery } = editing
  const count = sumSizeCounts(spec.counts)
  const left = PRINT_LIMITS.pieces.max - count
  return (
    <section className={layout.column}>
      <h2 className={joinClassNames(layout.ruled, styles.heading)}>
        <span>{t('press.shirts', { count })}</span>{' '}
        {prices.status === 'ready' && prices.table.isExample ? (
          <span className={styles.badge}>{t('press.example')}</span>
        ) : null}
      </h2>
      <fieldset className={fields.counts}>
        <legend className={fields.legend}>{t('press.sizes')}</legend>
        {SHIRT_SIZES.map((size) => (
          <NumberField
            key={size}
            label={size}
            value={spec.counts[size]}
            min={0}
            max={spec.counts[size] + left}
            onChange={(pieces) => onCounts({ ...spec.counts, [size]: pieces })}
          />
        ))}
      </fieldset>
      <RadioGroup
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
        <Button variant="secondary" onClick={() => void loadPrices()}>
          {t('press.retry')}
        </Button>
      ) : null}
      {prices.status === 'ready' ? <Price editing={editing} prices={prices} /> : null}
    </section>
  )
}

function Price({ editing, prices }: { editing: EditingState; prices: Prices }) {
  const { spec, delivery } = editing
  const { currency, taxRatePercent } = prices.pricing
  const quote = computeEditorQuote(editing, prices)
  return (
    <>
      <PriceLines {...{ quote, delivery, currency, taxRatePercent }} shirt={spec.shirt} />
      <PriceChart
        pieces={quote.pieces}
        method={spec.method}
        shirt={spec.shirt}
        area={computePrintArea(editing)}
        minimum={MIN_SCREEN_PRINT_PIECES}
        prices={prices}
      />
    </>
  )
}
