import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { toFrancs, toRappen } from '@contract/money'
import { computeTotals, type Pricing } from '@contract/totals'
import { formatMoney } from '@/lib/format-money'
import { catalogueAtom, loadCatalogueAtom, pricingAtom } from '@/shop/catalogue-atom'
import type { Lines } from './cart'
import { useCart } from './cart-provider'
import styles from './cart-summary.module.css'

/** Subtotal, shipping, tax and total: what will be charged, to the Rappen; the rate is not shown (section 9). */
export function CartSummary() {
  const { t } = useTranslation()
  const { items, deliveryOption } = useCart()
  const pricing = useAtomValue(pricingAtom)
  if (pricing === undefined) return <UnknownTotals />
  const { subtotal, shipping, tax, total } = computeTotals(pricedLines(items), deliveryOption, pricing)
  return (
    <dl className={styles.summary} aria-label={t('cart.summary')}>
      <Row term={t('cart.subtotal')} inRappen={subtotal} pricing={pricing} />
      <Row term={t('cart.shipping')} inRappen={shipping} pricing={pricing} />
      <Row term={t('cart.tax')} inRappen={tax} pricing={pricing} />
      <Row className={styles.total} term={t('cart.total')} inRappen={total} pricing={pricing} />
    </dl>
  )
}

function pricedLines(lines: Lines) {
  return lines.map(({ price, quantity }) => ({ priceInRappen: toRappen(price), quantity }))
}

type RowProps = { term: string; inRappen: number; pricing: Pricing; className?: string | undefined }

function Row({ term, inRappen, pricing, className }: RowProps) {
  return (
    <div className={className}>
      <dt>{term}</dt>
      <dd>{formatMoney(toFrancs(inRappen), pricing.currency)}</dd>
    </div>
  )
}

/** No second copy of the rate is kept here, so nothing is shown that may not be charged. */
function UnknownTotals() {
  const { t } = useTranslation()
  const { status } = useAtomValue(catalogueAtom)
  const load = useSetAtom(loadCatalogueAtom)
  if (status !== 'failed') return null
  return (
    <p className={styles.unknown}>
      {t('cart.totalsLater')}{' '}
      <button type="button" onClick={() => void load()}>
        {t('shop.retry')}
      </button>
    </p>
  )
}
