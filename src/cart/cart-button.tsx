import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { getShopLanguage } from '@/i18n/texts'
import { Icon } from '@/ui/icon'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { pieceCountAtom } from './state/cart-atoms'
import styles from './cart-button.module.css'
import { useCartDrawer } from './use-cart-drawer'

/** A larger number is shown as '99+'. */
const MAX_BADGE_COUNT = 99

/** Gets the focus when the drawer closes and its opener is gone, such as a notification. */
export const CART_BUTTON_ID = 'cart-button'

/** Opens the drawer. Rendered only while the cart holds something. */
export function CartButton() {
  const { t, i18n } = useTranslation()
  const count = useAtomValue(pieceCountAtom)
  const { open } = useCartDrawer()
  // The server renders no cart, and hydration must match even if the cart is loaded before it.
  if (!useIsHydrated() || count === 0) return null
  return (
    <button
      id={CART_BUTTON_ID}
      type="button"
      className={styles.button}
      lang={getShopLanguage(i18n.language)}
      aria-label={t('cart.open', { count })}
      aria-haspopup="dialog"
      onClick={open}
    >
      <Icon name="cart" />
      <span className={styles.badge}>{count > MAX_BADGE_COUNT ? `${MAX_BADGE_COUNT}+` : count}</span>
    </button>
  )
}
