import { useTranslation } from 'react-i18next'
import { formatMoney } from '@/lib/format-money'
import styles from './totals-list.module.css'

const ROWS = ['subtotal', 'shipping', 'tax', 'total'] as const

type TotalsListProps = {
  /** Francs. */
  amounts: Readonly<Record<(typeof ROWS)[number], number>>
  currency: string
}

/** Subtotal, shipping, tax and total, of a cart or an order; the rate is not shown (specification, section 9). */
export function TotalsList({ amounts, currency }: TotalsListProps) {
  const { t } = useTranslation()
  return (
    <dl className={styles.totals} aria-label={t('cart.summary')}>
      {ROWS.map((row) => (
        <div key={row} className={row === 'total' ? styles.total : undefined}>
          <dt>{t(`cart.${row}`)}</dt>
          <dd>{formatMoney(amounts[row], currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
