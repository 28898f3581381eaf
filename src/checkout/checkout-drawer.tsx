import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { CartDrawer } from '@/cart/drawer/cart-drawer'
import { onPageRestored } from '@/lib/on-page-restored'
import { resetCheckoutAtom } from './start-checkout'
import { CheckoutButton } from './checkout-button'

export function CheckoutDrawer() {
  useResetOnReturn()
  return <CartDrawer checkout={<CheckoutButton />} />
}

/** Enables the button again when the page returns from the back-forward cache. */
function useResetOnReturn() {
  const restore = useSetAtom(resetCheckoutAtom)
  useEffect(() => onPageRestored(restore), [restore])
}
