import { atom } from 'jotai'
import { cartErrorAtom, checkoutAtom } from './checkout-state'

/** The newest error of the cart or its checkout, gone with the next change that works (reading R34). */
export const drawerErrorAtom = atom((get) => {
  const cartError = get(cartErrorAtom)
  if (cartError !== null) return { message: cartError, isCheckout: false }
  const checkout = get(checkoutAtom)
  return checkout.status === 'failed' ? { message: checkout.message, isCheckout: true } : null
})

export const refusedLinesAtom = atom((get) => {
  const checkout = get(checkoutAtom)
  return 'lines' in checkout ? checkout.lines : []
})
