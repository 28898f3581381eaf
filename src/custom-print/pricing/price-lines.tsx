import { formatRappen } from '@contract/money/money'
import type { ShirtColour } from '@contract/custom-print/blanks'
import type { PrintQuote } from '@contract/custom-print/print-quote'
import type { DeliveryOption } from '@contract/cart/delivery-option'
import styles from './price-lines.module.css'
import { usePressTexts } from '../use-press-texts'

type PriceLinesProps = {
  quote: PrintQuote
  shirt: ShirtColour
  delivery: DeliveryOption
  currency: string
  taxRatePercent: number
}

/** The lines of a print's price and their sum. */
export function PriceLines({ quote, shirt, delivery, currency, taxRatePercent }: PriceLinesProps) {
  const { t } = usePressTexts()
  const money = (rappen: number) => formatRappen(rappen, currency)
  const shirts = t('press.shirts', { count: quote.pieces })
  return (
    <>
      <dl className={styles.lines}>
        {quote.screen === 0 ? null : <Line name={t('press.line.screen')} value={money(quote.screen)} />}
        <Line name={t('press.line.print', { shirts })} value={money(quote.print)} />
        <Line
          name={t('press.line.shirts', { shirts, colour: t(`colour.${shirt}`) })}
          value={money(quote.shirts)}
        />
        <Line name={t('press.line.tax', { rate: taxRatePercent })} value={money(quote.tax)} />
        <Line
          name={t(`press.line.${delivery}`)}
          value={quote.shipping === 0 ? t('press.free') : money(quote.shipping)}
        />
      </dl>
      <p className={styles.total}>
        <span>{t('press.total')}</span> <span>{money(quote.total)}</span>
      </p>
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
