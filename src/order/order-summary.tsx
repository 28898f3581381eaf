import type { BuyerOrder } from '@contract/orders/buyer-order'
import { LineFacts } from '@/cart/line-facts'
import { LineImage } from '@/cart/line-image'
import { TotalsList } from '@/cart/totals-list'
import heading from './ruled-heading.module.css'
import styles from './order-summary.module.css'
import type { OrderLabels } from './use-order-labels'

type ConfirmedOrder = NonNullable<BuyerOrder['order']>
type OrderSummaryProps = {
  order: ConfirmedOrder
  labels: OrderLabels
  refunded?: { label: string; amount: number } | undefined
}

export function OrderSummary({ order, labels, refunded }: OrderSummaryProps) {
  const { number, lines, currency, deliveryOption } = order
  return (
    <section aria-label={labels.title}>
      <h2 className={heading.ruled}>{labels.number(number)}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <OrderLine key={`${line.name}-${line.size}`} line={line} currency={currency} labels={labels} />
        ))}
      </ul>
      <p className={styles.delivery}>{labels.delivery(deliveryOption)}</p>
      <TotalsList
        amounts={order}
        currency={currency}
        deliveryOption={deliveryOption}
        labels={labels.totals}
        extraRow={refunded}
      />
    </section>
  )
}

type OrderLineProps = { line: ConfirmedOrder['lines'][number]; currency: string; labels: OrderLabels }

function OrderLine({ line, currency, labels }: OrderLineProps) {
  const { name, size, quantity, price, image } = line
  return (
    <li>
      {image === undefined ? null : <LineImage url={image} />}
      <div className={styles.text}>
        <h3>{name}</h3>
        <LineFacts
          // The lines of work on a custom print have no size, and are done once.
          text={size === '' ? null : labels.line(size, quantity)}
          each={labels.each}
          {...{ price, quantity, currency }}
        />
      </div>
    </li>
  )
}
