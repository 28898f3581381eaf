import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'
import { isCheckingOutAtom } from '@/cart/state/checkout-state'
import { isPaymentAwaitedAtom } from '../return/earlier-checkout'
import { loadHostedCheckout, startCheckoutAtom } from './start-checkout'
import styles from './checkout-button.module.css'

/**
 * 'PROCEED TO CHECKOUT', or 'PROCESSING...' while the request runs. Nothing while an earlier
 * payment for something in the cart is awaited.
 */
export function CheckoutButton() {
  const { t, i18n } = useTranslation()
  const isBusy = useAtomValue(isCheckingOutAtom)
  const start = useSetAtom(startCheckoutAtom)
  if (useAtomValue(isPaymentAwaitedAtom)) return null
  return (
    <Button
      className={styles.button}
      isBusy={isBusy}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => void start(i18n.language)}
    >
      {isBusy ? t('checkout.processing') : t('checkout.proceed')}
    </Button>
  )
}

function prefetch() {
  // Offline it would fail, and some browsers cache the failure of an import.
  if (window.navigator.onLine) loadHostedCheckout().catch(() => undefined)
}
