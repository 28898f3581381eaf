import { atom } from 'jotai'
import { clearCartAtom, newestCart } from '@/cart/cart-store'

/** Empties the cart when its own checkout is known to be paid or pending; any other session leaves it (reading R28). */
export const clearPaidCartAtom = atom(null, (get, set, sessionId: string) => {
  if (newestCart(get, set).sessionId === sessionId) set(clearCartAtom)
})
