import { useTranslation } from 'react-i18next'
import type { DeliveryOption } from '@contract/cart/delivery-option'
import { formatMoney } from '@/lib/format-money'
import styles from './totals-list.module.css'

const ROWS = ['subtotal', 'shipping', 'tax', 'total'] as const

type TotalsRow = (typeof ROWS)[number]

export type TotalsLabels = Readonly<Record<TotalsRow | 'summary', string>>

type TotalsListProps = {
  /** Amounts in francs. */
  amounts: Readonly<Record<TotalsRow, number>>
  currency: string
  /** Names the row of what delivery costs. */
  deliveryOption: DeliveryOption
  labels?: TotalsLabels | undefined
  extraRow?: { label: string; amount: number } | undefined
}

/**
 * Subtotal, shipping, tax and total of a cart or an order. The tax rate is not shown.
 */
export function TotalsList({ amounts, currency, deliveryOption, labels, extraRow }: TotalsListProps) {
  const { t } = useTranslation()
  const label = (key: TotalsRow | 'summary') =>
    labels?.[key] ?? t(`cart.${key === 'shipping' ? deliveryOption : key}`)
  return (
    <dl className={styles.totals} aria-label={label('summary')}>
      {ROWS.map((row) => (
        <div key={row} className={row === 'total' ? styles.total : undefined}>
          <dt>{label(row)}</dt>
          <dd>{formatMoney(amounts[row], currency)}</dd>
        </div>
      ))}
      {extraRow === undefined ? null : (
        <div>
          <dt>{extraRow.label}</dt>
          <dd>{formatMoney(extraRow.amount, currency)}</dd>
        </div>
      )}
    </dl>
  )
}
