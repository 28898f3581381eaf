import { useTranslation } from 'react-i18next'
import { toFrancs } from '@contract/money/money'
import { getShippingPrice } from '@contract/money/totals'
import type { DeliveryOption } from '@contract/cart/delivery-option'
import { formatMoney } from '@/lib/format-money'
import { usePricing } from './use-catalogue'

/**
 * Returns the formatted price of each delivery option within Switzerland;
 * undefined until the catalogue is loaded.
 */
export function useDeliveryPrices(): Record<DeliveryOption, string> | undefined {
  const { t } = useTranslation()
  const pricing = usePricing()
  if (pricing === undefined) return undefined
  const formatPrice = (option: DeliveryOption) => {
    const rappen = getShippingPrice(option, pricing)
    return rappen === 0 ? t('price.free') : formatMoney(toFrancs(rappen), pricing.currency)
  }
  return { shipping: formatPrice('shipping'), pickup: formatPrice('pickup') }
}
