import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { CartDrawer } from '@/cart/drawer/cart-drawer'
import { useCartDrawer } from '@/cart/use-cart-drawer'
import { onPageRestored } from '@/lib/on-page-restored'
import { resetCheckoutAtom } from './start-checkout'
import { CheckoutButton } from './checkout-button'
import { refreshCheckoutAtom } from '../return/earlier-checkout'
import { EarlierCheckoutNotice } from '../return/earlier-checkout-notice'

export function CheckoutDrawer() {
  useResetOnReturn()
  useRefreshOnOpen()
  return <CartDrawer checkout={<CheckoutButton />} notice={<EarlierCheckoutNotice />} />
}

/** Asks whether the cart was paid for elsewhere, whenever the drawer is opened. */
function useRefreshOnOpen() {
  const { isOpen } = useCartDrawer()
  const refresh = useSetAtom(refreshCheckoutAtom)
  useEffect(() => {
    if (isOpen) void refresh()
  }, [isOpen, refresh])
}

/** Enables the button again when the page returns from the back-forward cache. */
function useResetOnReturn() {
  const restore = useSetAtom(resetCheckoutAtom)
  useEffect(() => onPageRestored(restore), [restore])
}
