import { useTranslation } from 'react-i18next'
import type { BuyerOrder } from '@contract/orders'
import { LineImage } from '@/cart/line-image'
import { formatMoney } from '@/lib/format-money'
import styles from './order-summary.module.css'

type Order = NonNullable<BuyerOrder['order']>

/** Number, lines, delivery and totals of an order, as the shop has it. */
export function OrderSummary({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { number, lines, subtotal, shipping, tax, total, currency, deliveryOption } = order
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
      <dl className={styles.totals}>
        <Row term={t('cart.subtotal')} value={formatMoney(subtotal, currency)} />
        <Row term={t('cart.shipping')} value={formatMoney(shipping, currency)} />
        <Row term={t('cart.tax')} value={formatMoney(tax, currency)} />
        <Row className={styles.total} term={t('cart.total')} value={formatMoney(total, currency)} />
      </dl>
    </section>
  )
}

function OrderLine({ line, currency }: { line: Order['lines'][number]; currency: string }) {
  const { t } = useTranslation()
  const { name, size, quantity, price, image } = line
  return (
    <li>
      {image === undefined ? null : <LineImage url={image} />}
      <div>
        <h3>{name}</h3>
        <p>
          {t('cart.size', { size })}, {t('success.quantity', { count: quantity })}
        </p>
      </div>
      <p className={styles.price}>
        <strong>{formatMoney(price, currency)}</strong>
        {quantity > 1 ? ` ${t('cart.each')}` : null}
      </p>
    </li>
  )
}

function Row({ term, value, className }: { term: string; value: string; className?: string | undefined }) {
  return (
    <div className={className}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}
