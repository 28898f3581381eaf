import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { CartDrawer } from '@/cart/cart-drawer'
import { resetCheckoutAtom } from './checkout-atoms'
import { CheckoutButton } from './checkout-button'

/** The cart drawer with the way to pay. */
export function CheckoutDrawer() {
  useResetOnReturn()
  return <CartDrawer checkout={<CheckoutButton />} />
}

/** A page that comes back out of the back-forward cache is as it was when the browser left: still sending. */
function useResetOnReturn() {
  const reset = useSetAtom(resetCheckoutAtom)
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) reset()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [reset])
}
