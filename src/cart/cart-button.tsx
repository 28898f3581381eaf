import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { getShopLanguage } from '@/i18n/language'
import { Icon } from '@/ui/icon'
import { useIsHydrated } from '@/lib/use-hydrated'
import { pieceCountAtom } from './state/cart-atoms'
import styles from './cart-button.module.css'
import { useCartDrawer } from './use-cart-drawer'

/** The badge counts to here and then says '99+' (specification, section 9). */
const MAX_BADGE_COUNT = 99

/** Where the focus goes from a closed drawer whose opener is gone, as a message bar is. */
export const CART_BUTTON_ID = 'cart-button'

/** Opens the drawer; only there when the cart holds something (specification, section 2). */
export function CartButton() {
  const { t, i18n } = useTranslation()
  const count = useAtomValue(pieceCountAtom)
  const { open } = useCartDrawer()
  // The served page knows no cart, and may be taken over after the cart was loaded.
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
