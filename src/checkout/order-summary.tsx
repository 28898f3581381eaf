import type { BuyerOrder } from '@contract/orders'
import { LineImage } from '@/cart/line-image'
import { TotalsList } from '@/cart/totals-list'
import { formatMoney } from '@/lib/format-money'
import styles from './order-summary.module.css'
import type { OrderWords } from './order-words'

type Order = NonNullable<BuyerOrder['order']>
type OrderSummaryProps = {
  order: Order
  words: OrderWords
  /** What went back to the buyer, in francs, and what it is called. */
  refunded?: { word: string; amount: number } | undefined
}

/** Number, lines, delivery and totals of an order, as the shop has it. */
export function OrderSummary({ order, words, refunded }: OrderSummaryProps) {
  const { number, lines, currency, deliveryOption } = order
  return (
    <section className={styles.order} aria-label={words.title}>
      <h2>{words.number(number)}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <OrderLine key={`${line.name}-${line.size}`} line={line} currency={currency} words={words} />
        ))}
      </ul>
      <p className={styles.delivery}>{words.delivery(deliveryOption)}</p>
      <TotalsList amounts={order} currency={currency} words={words.totals} after={refunded} />
    </section>
  )
}

type OrderLineProps = { line: Order['lines'][number]; currency: string; words: OrderWords }

function OrderLine({ line, currency, words }: OrderLineProps) {
  const { name, size, quantity, price, image } = line
  return (
    <li>
      {image === undefined ? null : <LineImage url={image} />}
      <div className={styles.words}>
        <h3>{name}</h3>
        <p className={styles.facts}>
          <span>{words.line(size, quantity)}</span>
          <span className={styles.price}>
            <strong>{formatMoney(price, currency)}</strong>
            {quantity > 1 ? ` ${words.each}` : null}
          </span>
        </p>
      </div>
    </li>
  )
}
