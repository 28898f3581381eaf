import { useTranslation } from 'react-i18next'
import type { Product } from '@contract/catalogue'
import { toFrancs } from '@contract/money'
import { payablePrice } from '@contract/payable-price'
import type { Pricing } from '@contract/totals'
import { formatMoney } from '@/lib/format-money'
import styles from './price-facts.module.css'
import { sizePrice } from './size-price'
import { useCatalogue } from './use-catalogue'
import { usePriceFormatter } from './use-price-formatter'

type PriceFactsProps = {
  product: Product
  size?: string | undefined
}

/** List price, price with tax, and delivery costs, before anything is added (R1). */
export function PriceFacts({ product, size }: PriceFactsProps) {
  const { t } = useTranslation()
  const catalogue = useCatalogue()
  const pricing = catalogue.status === 'ready' ? catalogue.pricing : undefined
  const price = sizePrice(product, size)
  const formatPrice = usePriceFormatter(product, size)
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
          <Row term={t('price.pickup')} value={pickupPrice(pricing, t('price.free'))} />
        </dl>
      )}
    </div>
  )
}

function pickupPrice({ currency, shippingInRappen: { pickup } }: Pricing, free: string): string {
  return pickup === 0 ? free : formatMoney(toFrancs(pickup), currency)
}

function Row({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}
