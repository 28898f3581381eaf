import { useTranslation } from 'react-i18next'
import { toFrancs } from '@contract/money'
import { formatMoney } from '@/lib/format-money'
import { useCatalogue } from './use-catalogue'

/** Formatted prices of shipping within Switzerland and of pickup; undefined until the catalogue is there. */
export function useDeliveryPrices(): { shipping: string; pickup: string } | undefined {
  const { t } = useTranslation()
  const catalogue = useCatalogue()
  if (catalogue.status !== 'ready') return undefined
  const { currency, shippingInRappen } = catalogue.pricing
  const price = (rappen: number) => formatMoney(toFrancs(rappen), currency)
  return {
    shipping: price(shippingInRappen.domestic),
    pickup: shippingInRappen.pickup === 0 ? t('price.free') : price(shippingInRappen.pickup),
  }
}
