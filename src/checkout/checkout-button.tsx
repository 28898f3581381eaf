import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Button } from '@/layout/button'
import { checkoutAtom, loadHostedCheckout, startCheckoutAtom } from './checkout-atoms'
import styles from './checkout-button.module.css'

/** 'PROCEED TO CHECKOUT', 'PROCESSING...' while the request runs (specification, section 4). */
export function CheckoutButton() {
  const { t, i18n } = useTranslation()
  const { status } = useAtomValue(checkoutAtom)
  const start = useSetAtom(startCheckoutAtom)
  const isSending = status === 'sending'
  return (
    <Button
      className={styles.button}
      busy={isSending}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={() => void start(i18n.language)}
    >
      {isSending ? t('checkout.processing') : t('checkout.proceed')}
    </Button>
  )
}

// A failure is met, and told, when the button is pressed.
function fetchAhead() {
  // Without a network it could only fail, and some browsers would answer the failure from memory ever after.
  if (window.navigator.onLine) loadHostedCheckout().catch(() => undefined)
}
