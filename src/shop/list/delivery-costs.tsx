import { useTranslation } from 'react-i18next'
import styles from './delivery-costs.module.css'
import { useDeliveryPrices } from '../catalogue/use-delivery-prices'

/** The prices of shipping and pickup, once for a whole list. */
export function DeliveryCosts() {
  const { t } = useTranslation()
  const prices = useDeliveryPrices()
  if (prices === undefined) return null
  return (
    <p className={styles.facts}>
      <span>
        {t('price.shipping')} <strong>{prices.shipping}</strong>
      </span>
      <span>
        {t('price.pickup')} <strong>{prices.pickup}</strong>
      </span>
    </p>
  )
}
