import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { toFrancs, toRappen } from '@contract/money/money'
import { computeTotals } from '@contract/money/totals'
import { catalogueAtom, loadCatalogueAtom, pricingAtom } from '@/shop/catalogue/catalogue-atoms'
import type { CartLines } from '../state/cart-lines'
import { useCart } from '../use-cart'
import styles from './cart-summary.module.css'
import { TotalsList } from '../totals-list'
import { useRefreshPrices } from './use-refresh-prices'

export function CartSummary() {
  useRefreshPrices()
  const { lines, deliveryOption } = useCart()
  const pricing = useAtomValue(pricingAtom)
  if (pricing === undefined) return <TotalsUnavailable />
  const { subtotal, shipping, tax, total } = computeTotals(toPricedLines(lines), deliveryOption, pricing)
  const amounts = {
    subtotal: toFrancs(subtotal),
    shipping: toFrancs(shipping),
    tax: toFrancs(tax),
    total: toFrancs(total),
  }
  return <TotalsList amounts={amounts} currency={pricing.currency} deliveryOption={deliveryOption} />
}

function toPricedLines(lines: CartLines) {
  return lines.map(({ price, quantity }) => ({ priceInRappen: toRappen(price), quantity }))
}

/** Without the server's rates no totals are shown, as they could differ from what is charged. */
function TotalsUnavailable() {
  const { t } = useTranslation()
  const { status } = useAtomValue(catalogueAtom)
  const load = useSetAtom(loadCatalogueAtom)
  if (status !== 'failed') return null
  return (
    <p>
      {t('cart.totalsLater')}{' '}
      <button type="button" className={styles.retry} onClick={() => void load()}>
        {t('shop.retry')}
      </button>
    </p>
  )
}
