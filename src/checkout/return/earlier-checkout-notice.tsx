import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCartDrawer } from '@/cart/use-cart-drawer'
import { paths } from '@/site/paths'
import { ButtonLink } from '@/ui/button'
import { earlierCheckoutAtom } from './earlier-checkout'
import styles from './earlier-checkout-notice.module.css'

/** Offers the order in place of a second payment. */
export function EarlierCheckoutNotice() {
  const { t } = useTranslation()
  const { close } = useCartDrawer()
  const earlier = useAtomValue(earlierCheckoutAtom)
  const link = useRef<HTMLAnchorElement>(null)
  const status = earlier?.status

  // The checkout button, which had the focus, may be gone.
  useEffect(() => {
    if (status !== undefined && document.activeElement === document.body) link.current?.focus()
  }, [status])

  if (earlier === null) return null
  return (
    <div role="status" className={styles.notice}>
      <p>{t(`checkout.${earlier.status}`)}</p>
      <ButtonLink
        ref={link}
        // Where the rest of the cart can be paid, that is the button to press.
        variant={earlier.status === 'paid' ? 'secondary' : 'primary'}
        to={`${paths.checkoutSuccess}?session_id=${encodeURIComponent(earlier.sessionId)}`}
        onClick={close}
      >
        {t('checkout.toOrder')}
      </ButtonLink>
    </div>
  )
}
