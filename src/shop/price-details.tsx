import { useTranslation } from 'react-i18next'
import { DELIVERY_OPTIONS } from '@contract/cart/delivery-option'
import type { Product } from '@contract/catalogue/catalogue'
import { computePayablePrice } from '@contract/catalogue/payable-price'
import styles from './price-details.module.css'
import { getSizePrice } from './catalogue/product'
import { useDeliveryPrices } from './catalogue/use-delivery-prices'
import { useFormatPrice } from './catalogue/use-format-price'
import { usePricing } from './catalogue/use-catalogue'

type PriceDetailsProps = {
  product: Product
  size?: string | undefined
}

/** Price without tax, price with tax, and delivery prices, before anything is added to the cart. */
export function PriceDetails({ product, size }: PriceDetailsProps) {
  const { t } = useTranslation()
  const pricing = usePricing()
  const deliveryPrices = useDeliveryPrices()
  const price = getSizePrice(product, size)
  const formatPrice = useFormatPrice(product, size)
  return (
    <div>
      <p className={styles.price}>
        <strong>{formatPrice(price)}</strong> <span>{t('price.plusTax')}</span>
      </p>
      {pricing === undefined || deliveryPrices === undefined ? null : (
        <dl className={styles.rows}>
          <Row
            term={t('price.youPay', { rate: pricing.taxRatePercent })}
            value={formatPrice(computePayablePrice(price, pricing.taxRatePercent))}
          />
          {DELIVERY_OPTIONS.map((option) => (
            <Row key={option} term={t(`price.${option}`)} value={deliveryPrices[option]} />
          ))}
        </dl>
      )}
    </div>
  )
}

function Row({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}
