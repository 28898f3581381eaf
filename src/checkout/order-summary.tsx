import { useTranslation } from 'react-i18next'
import type { BuyerOrder } from '@contract/orders'
import { LineImage } from '@/cart/line-image'
import { TotalsList } from '@/cart/totals-list'
import { formatMoney } from '@/lib/format-money'
import styles from './order-summary.module.css'

type Order = NonNullable<BuyerOrder['order']>

/** Number, lines, delivery and totals of an order, as the shop has it. */
export function OrderSummary({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { number, lines, currency, deliveryOption } = order
  return (
    <section className={styles.order} aria-label={t('success.order')}>
      <h2>{t('success.number', { number })}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <OrderLine key={`${line.name}-${line.size}`} line={line} currency={currency} />
        ))}
      </ul>
      <p className={styles.delivery}>
        {deliveryOption === 'pickup' ? t('success.deliveryPickup') : t('success.deliveryShipping')}
      </p>
      <TotalsList amounts={order} currency={currency} />
    </section>
  )
}

function OrderLine({ line, currency }: { line: Order['lines'][number]; currency: string }) {
  const { t } = useTranslation()
  const { name, size, quantity, price, image } = line
  return (
    <li>
      {image === undefined ? null : <LineImage url={image} />}
      <div className={styles.words}>
        <h3>{name}</h3>
        <p className={styles.facts}>
          <span>
            {t('cart.size', { size })}, {t('success.quantity', { count: quantity })}
          </span>
          <span className={styles.price}>
            <strong>{formatMoney(price, currency)}</strong>
            {quantity > 1 ? ` ${t('cart.each')}` : null}
          </span>
        </p>
      </div>
    </li>
  )
}
