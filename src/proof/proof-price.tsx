import { toFrancs } from '@contract/money'
import type { LinkedProof, LinkedRequest } from '@contract/press/linked-request'
import { formatMoney } from '@/lib/format-money'
import styles from './proof-page.module.css'
import { useProofTexts } from './use-proof-texts'

type ProofPriceProps = { request: LinkedRequest; proof: LinkedProof | undefined }

/** The price of a proof, or what the request was sent with. */
export function ProofPrice({ request, proof }: ProofPriceProps) {
  const { t } = useProofTexts()
  const { quote, taxRatePercent: rate } = proof ?? request
  const money = (rappen: number) => formatMoney(toFrancs(rappen), request.currency)
  const rows = [
    { label: t(`proof.line.${request.job.method}`), amount: quote.screen + quote.print },
    { label: t('proof.line.shirts', { count: quote.pieces }), amount: quote.shirts },
    { label: t('proof.line.tax', { rate }), amount: quote.tax },
    { label: t(`proof.line.${request.delivery}`), amount: quote.shipping },
  ]
  return (
    <dl className={styles.totals} aria-label={t('proof.price')}>
      {rows.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t('proof.line.total')}</dt>
        <dd>{money(quote.total)}</dd>
      </div>
    </dl>
  )
}
