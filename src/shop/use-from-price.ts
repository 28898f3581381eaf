import { useTranslation } from 'react-i18next'
import type { Product } from '@contract/catalogue'
import { formatMoney } from '@/lib/format-money'

/** Formats amounts of a product (francs), as 'from' amounts while no size is chosen and sizes differ in price. */
export function useFromPrice(product: Product, size: string | undefined): (francs: number) => string {
  const { t } = useTranslation()
  const isFrom = size === undefined && hasDearerSizes(product)
  return (francs) => {
    const price = formatMoney(francs, product.currency)
    // A narrow card breaks the line after 'from', not within the amount.
    return isFrom ? t('price.from', { price: price.replace(' ', '\u00A0') }) : price
  }
}

/** Whether some sizes cost more than others. */
function hasDearerSizes({ price, prices }: Product): boolean {
  return Object.values(prices).some((ofSize) => ofSize > price)
}
