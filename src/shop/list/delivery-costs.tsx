import { useTranslation } from 'react-i18next'
import { DELIVERY_OPTIONS } from '@contract/cart/delivery-option'
import styles from './delivery-costs.module.css'
import { useDeliveryPrices } from '../catalogue/use-delivery-prices'

/** The price of each delivery option, once for a whole list. */
export function DeliveryCosts() {
  const { t } = useTranslation()
  const prices = useDeliveryPrices()
  if (prices === undefined) return null
  return (
    <p className={styles.facts}>
      {DELIVERY_OPTIONS.map((option) => (
        <span key={option}>
          {t(`price.${option}`)} <strong>{prices[option]}</strong>
        </span>
      ))}
    </p>
  )
}
