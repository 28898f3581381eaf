import { useTranslation } from 'react-i18next'
import type { Product } from '@contract/catalogue/catalogue'
import { formatMoney } from '@/lib/format-money'

/**
 * Returns a formatter of a product's amounts (francs).
 * It prefixes 'from' while no size is chosen and the prices differ.
 */
export function useFormatPrice(product: Product, size: string | undefined): (francs: number) => string {
  const { t } = useTranslation()
  const isFrom = size === undefined && hasHigherPrices(product)
  return (francs) => {
    const price = formatMoney(francs, product.currency)
    return isFrom ? t('price.from', { price }) : price
  }
}

function hasHigherPrices({ price, prices }: Product): boolean {
  return Object.values(prices).some((ofSize) => ofSize > price)
}
