import { useTranslation } from 'react-i18next'
import { toFrancs } from '@contract/money'
import type { DeliveryOption } from '@contract/totals'
import { formatMoney } from '@/lib/format-money'
import { useCatalogue } from './use-catalogue'

/** Returns the price of shipping within Switzerland and of pickup, formatted; undefined until the catalogue is there. */
export function useDeliveryPrices(): Record<DeliveryOption, string> | undefined {
  const { t } = useTranslation()
  const catalogue = useCatalogue()
  if (catalogue.status !== 'ready') return undefined
  const { currency, shippingInRappen } = catalogue.pricing
  const price = (rappen: number) => (rappen === 0 ? t('price.free') : formatMoney(toFrancs(rappen), currency))
  return { shipping: price(shippingInRappen.domestic), pickup: price(shippingInRappen.pickup) }
}
