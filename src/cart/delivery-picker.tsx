import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { toFrancs } from '@contract/money'
import { DELIVERY_OPTIONS, type DeliveryOption, type Pricing } from '@contract/totals'
import { formatMoney } from '@/lib/format-money'
import { pricingAtom } from '@/shop/catalogue-atom'
import { useCart } from './use-cart'
import styles from './delivery-picker.module.css'

export function DeliveryPicker() {
  const { t } = useTranslation()
  const { deliveryOption, setDeliveryOption } = useCart()
  const pricing = useAtomValue(pricingAtom)
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
          <strong>{pricing === undefined ? '' : priceOf(option, pricing, t('cart.free'))}</strong>
        </label>
      ))}
    </fieldset>
  )
}

function priceOf(option: DeliveryOption, { currency, shippingInRappen }: Pricing, free: string): string {
  const inRappen = option === 'pickup' ? shippingInRappen.pickup : shippingInRappen.domestic
  return inRappen === 0 ? free : formatMoney(toFrancs(inRappen), currency)
}
