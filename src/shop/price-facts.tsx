import { useTranslation } from 'react-i18next'
import type { Product } from '@contract/catalogue'
import { toFrancs } from '@contract/money'
import { payablePrice } from '@contract/payable-price'
import { formatMoney } from '@/lib/format-money'
import styles from './price-facts.module.css'
import { useCatalogue } from './use-catalogue'

/** List price, the price really paid with tax, and what delivery costs, side by side before anything is added (R1). */
export function PriceFacts({ product }: { product: Product }) {
  const { t } = useTranslation()
  const catalogue = useCatalogue()
  const pricing = catalogue.status === 'ready' ? catalogue.pricing : undefined
  const { price, currency } = product
  return (
    <div>
      <p className={styles.price}>
        <strong>{formatMoney(price, currency)}</strong> <span>{t('price.plusTax')}</span>
      </p>
      {pricing === undefined ? null : (
        <dl className={styles.rows}>
          <Row
            term={t('price.youPay', { rate: pricing.taxRatePercent })}
            value={formatMoney(payablePrice(price, pricing.taxRatePercent), currency)}
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
