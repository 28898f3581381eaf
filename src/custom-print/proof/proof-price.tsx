import { formatRappen } from '@contract/money/money'
import type { PrintMethod } from '@contract/custom-print/print-spec'
import type { BuyerProof, BuyerRequest } from '@contract/custom-print/buyer-request'
import type { PrintQuote } from '@contract/custom-print/print-quote'
import type { DeliveryOption } from '@contract/cart/delivery-option'
import styles from './proof-price.module.css'
import { useProofTexts } from './use-proof-texts'

type ProofPriceProps = { request: BuyerRequest; proof: BuyerProof | undefined }

/** The price of a proof, or before the first one the price with which the request was sent. */
export function ProofPrice({ request, proof }: ProofPriceProps) {
  const { t } = useProofTexts()
  const { delivery, currency } = request
  const { spec, quote, taxRatePercent } = proof ?? request
  const terms = { method: spec.method, delivery, currency, taxRatePercent }
  return <ProofPriceLines label={t('proof.price')} quote={quote} {...terms} />
}

type ProofPriceLinesProps = {
  label: string
  quote: PrintQuote
  method: PrintMethod
  delivery: DeliveryOption
  currency: string
  taxRatePercent: number
}

/** The lines of a print's price and their sum. */
export function ProofPriceLines({
  label,
  quote,
  method,
  delivery,
  currency,
  ...terms
}: ProofPriceLinesProps) {
  const { t } = useProofTexts()
  const rows = [
    { label: t(`proof.line.${method}`), amount: quote.screen + quote.print },
    { label: t('proof.line.shirts', { count: quote.pieces }), amount: quote.shirts },
    { label: t('proof.line.tax', { rate: terms.taxRatePercent }), amount: quote.tax },
    { label: t(`proof.line.${delivery}`), amount: quote.shipping },
  ]
  return (
    <dl className={styles.totals} aria-label={label}>
      {rows.map((row) => (
        <div key={row.label}>
          <dt>{row.label}</dt>
          <dd>{formatRappen(row.amount, currency)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t('proof.line.total')}</dt>
        <dd>{formatRappen(quote.total, currency)}</dd>
      </div>
    </dl>
  )
}
