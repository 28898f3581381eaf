import { useTranslation } from 'react-i18next'
import { toFrancs } from '@contract/money/money'
import type { DeliveryOption } from '@contract/cart/delivery-option'
import { formatMoney } from '@/lib/format-money'
import { usePricing } from './use-catalogue'

/**
 * Returns the formatted prices of shipping within Switzerland and of pickup;
 * undefined until the catalogue is loaded.
 */
export function useDeliveryPrices(): Record<DeliveryOption, string> | undefined {
  const { t } = useTranslation()
  const pricing = usePricing()
  if (pricing === undefined) return undefined
  const { currency, shippingInRappen } = pricing
  const price = (rappen: number) => (rappen === 0 ? t('price.free') : formatMoney(toFrancs(rappen), currency))
  return { shipping: price(shippingInRappen.domestic), pickup: price(shippingInRappen.pickup) }
}
