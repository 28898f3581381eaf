import type { ReactNode } from 'react'
import { toFrancs, toRappen } from '@contract/money/money'
import { formatMoney } from '@/lib/format-money'
import styles from './line-facts.module.css'

type LineFactsProps = {
  /** Its size, and where it cannot be changed, its quantity. */
  text: ReactNode
  /** Of one piece, in francs. */
  price: number
  quantity: number
  currency: string
  /** What is said after the price of one of several pieces. */
  each: string
}

/** A line's size and price. Of several pieces, also their sum, which is what the line costs. */
export function LineFacts({ text, price, quantity, currency, each }: LineFactsProps) {
  const priceText = formatMoney(price, currency)
  const sum = formatMoney(toFrancs(toRappen(price) * quantity), currency)
  return (
    <p className={styles.facts}>
      <span>{text}</span>
      {quantity > 1 ? (
        <span className={styles.price}>
          <span>{priceText}</span> <span>{each}</span>
        </span>
      ) : null}
      <strong className={styles.price}>{sum}</strong>
    </p>
  )
}
