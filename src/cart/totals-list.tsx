import { useTranslation } from 'react-i18next'
import { formatMoney } from '@/lib/format-money'
import styles from './totals-list.module.css'

const ROWS = ['subtotal', 'shipping', 'tax', 'total'] as const

type Row = (typeof ROWS)[number]

/** What the rows are called, and the list itself. */
export type TotalsWords = Readonly<Record<Row | 'summary', string>>

type TotalsListProps = {
  /** Francs. */
  amounts: Readonly<Record<Row, number>>
  currency: string
  /** The cart's own where none are given. */
  words?: TotalsWords | undefined
  /** A row below the total, such as what went back. */
  after?: { word: string; amount: number } | undefined
}

/** Subtotal, shipping, tax and total, of a cart or an order; the rate is not shown (specification, section 9). */
export function TotalsList({ amounts, currency, words, after }: TotalsListProps) {
  const { t } = useTranslation()
  const word = (key: Row | 'summary') => words?.[key] ?? t(`cart.${key}`)
  return (
    <dl className={styles.totals} aria-label={word('summary')}>
      {ROWS.map((row) => (
        <div key={row} className={row === 'total' ? styles.total : undefined}>
          <dt>{word(row)}</dt>
          <dd>{formatMoney(amounts[row], currency)}</dd>
        </div>
      ))}
      {after === undefined ? null : (
        <div>
          <dt>{after.word}</dt>
          <dd>{formatMoney(after.amount, currency)}</dd>
        </div>
      )}
    </dl>
  )
}
