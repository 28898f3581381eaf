import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCartDrawer } from '@/cart/use-cart-drawer'
import { checkoutAtom, isCheckingOutAtom } from '@/cart/state/checkout-state'
import { clearPendingCheckout } from '@/cart/state/pending-checkout'
import { getShopLanguage } from '@/i18n/texts'
import { Button, ButtonLink } from '@/ui/button'
import { IbexScene } from '@/order/ibex-scene'
import { onPageRestored } from '@/lib/on-page-restored'
import { paths } from '@/site/paths'
import { isPaymentAwaitedAtom } from './earlier-checkout'
import { resetCheckoutAtom, startCheckoutAtom } from '../start/start-checkout'
import styles from './cancelled-page.module.css'

const REASONS = ['cancelled.declined', 'cancelled.network', 'cancelled.window', 'cancelled.user'] as const

/** The page after a cancelled checkout: nothing was paid, and the cart is unchanged. */
export function CancelledPage() {
  const { t, i18n } = useTranslation()
  const { open } = useCartDrawer()

  const start = useSetAtom(startCheckoutAtom)
  const isBusy = useAtomValue(isCheckingOutAtom)
  const reset = useSetAtom(resetCheckoutAtom)
  const store = useStore()

  useEffect(clearPendingCheckout, [])
  useEffect(() => onPageRestored(reset), [reset])

  async function payAgain() {
    if (!store.get(isPaymentAwaitedAtom)) await start(i18n.language)
    // The cart says what is in the way.
    if (store.get(checkoutAtom).status !== 'redirecting') open()
  }

  return (
    <div className={styles.page} lang={getShopLanguage(i18n.language)}>
      <h1>{t('cancelled.title')}</h1>
      <IbexScene>
        <div className={styles.text}>
          <div className={styles.summary}>
            <p>{t('cancelled.notCompleted')}</p>
            <p>{t('cancelled.noPayment')}</p>
            <p>{t('cancelled.itemsRemain')}</p>
          </div>
          <section>
            <h2>{t('cancelled.why')}</h2>
            <ul className={styles.reasons}>
              {REASONS.map((reason) => (
                <li key={reason}>{t(reason)}</li>
              ))}
            </ul>
          </section>
          <div className={styles.actions}>
            <Button isBusy={isBusy} onClick={() => void payAgain()}>
              {isBusy ? t('checkout.processing') : t('cancelled.tryAgain')}
            </Button>
            <ButtonLink variant="secondary" to={paths.shop}>
              {t('cart.continue')}
            </ButtonLink>
          </div>
        </div>
      </IbexScene>
    </div>
  )
}
