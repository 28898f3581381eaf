import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DELIVERY_OPTIONS } from '@contract/cart/delivery-option'
import { useDeliveryPrices } from '@/shop/catalogue/use-delivery-prices'
import { useCart } from '../use-cart'
import styles from './delivery-picker.module.css'

export function DeliveryPicker() {
  const { t } = useTranslation()
  const { deliveryOption, setDeliveryOption } = useCart()
  const prices = useDeliveryPrices()
  const name = useId()
  const where = { shipping: t('cart.shippingWhere'), pickup: t('cart.pickupWhere') }
  return (
    <fieldset className={styles.picker}>
      <legend>{t('cart.delivery')}</legend>
      {DELIVERY_OPTIONS.map((option) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={deliveryOption === option}
            onChange={() => setDeliveryOption(option)}
          />
          <span className={styles.text}>
            {t(`cart.${option}`)} <span>{where[option]}</span>
          </span>{' '}
          <strong>{prices?.[option]}</strong>
        </label>
      ))}
    </fieldset>
  )
}
