import type { PrintMethod } from '@contract/custom-print/print-spec'
import type { PrintQuote } from '@contract/custom-print/print-quote'
import type { DeliveryOption } from '@contract/cart/delivery-option'
import { usePressTexts } from '../use-press-texts'
import type { PricesState } from '../pricing/use-prices'
import { ProofPriceLines } from '../proof/proof-price'
import { useProofTexts } from '../proof/use-proof-texts'

type ReorderPriceProps = {
  prices: PricesState
  quote: PrintQuote | undefined
  method: PrintMethod
  delivery: DeliveryOption
}

/** The price of the same print at today's prices. */
export function ReorderPrice({ prices, quote, method, delivery }: ReorderPriceProps) {
  const { t } = useProofTexts()
  const { t: tPress } = usePressTexts()
  if (prices.status !== 'ready' || quote === undefined)
    return (
      <p role="status">{tPress(prices.status === 'failed' ? 'press.pricesFailed' : 'press.pricesLoading')}</p>
    )
  const { currency, taxRatePercent } = prices.pricing
  return (
    <>
      <ProofPriceLines
        label={t('proof.reorder.price')}
        quote={quote}
        method={method}
        delivery={delivery}
        currency={currency}
        taxRatePercent={taxRatePercent}
      />
      {prices.table.isExample ? <p>{tPress('press.example')}</p> : null}
    </>
  )
}
