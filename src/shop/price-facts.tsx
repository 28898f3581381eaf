import { useTranslation } from 'react-i18next'
import type { Product } from '@contract/catalogue'
import { toFrancs } from '@contract/money'
import { payablePrice } from '@contract/payable-price'
import { formatMoney } from '@/lib/format-money'
import styles from './price-facts.module.css'
import { sizePrice } from './size-price'
import { useCatalogue } from './use-catalogue'
import { useFromPrice } from './use-from-price'

type PriceFactsProps = {
  product: Product
  /** The chosen one; without it the lowest price is told, as such where sizes differ. */
  size?: string | undefined
}

/** List price, the price really paid with tax, and what delivery costs, side by side before anything is added (R1). */
export function PriceFacts({ product, size }: PriceFactsProps) {
  const { t } = useTranslation()
  const catalogue = useCatalogue()
  const pricing = catalogue.status === 'ready' ? catalogue.pricing : undefined
  const price = sizePrice(product, size)
  const formatPrice = useFromPrice(product, size)
  return (
    <div>
      <p className={styles.price}>
        <strong>{formatPrice(price)}</strong> <span>{t('price.plusTax')}</span>
      </p>
      {pricing === undefined ? null : (
        <dl className={styles.rows}>
          <Row
            term={t('price.youPay', { rate: pricing.taxRatePercent })}
            value={formatPrice(payablePrice(price, pricing.taxRatePercent))}
          />
          <Row
            term={t('price.shipping')}
            value={formatMoney(toFrancs(pricing.shippingInRappen.domestic), pricing.currency)}
          />
          <Row
            term={t('price.pickup')}
            value={pickupPrice(pricing.shippingInRappen.pickup, t('price.free'))}
          />
        </dl>
      )}
    </div>
  )
}

function pickupPrice(inRappen: number, free: string): string {
  return inRappen === 0 ? free : formatMoney(toFrancs(inRappen))
}

function Row({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}
