import { useAtomValue, useSetAtom } from 'jotai'
import { useCartActions } from '@/shop/cart-context'
import { cartLinesAtom } from './state/cart-atoms'
import {
  deliveryOptionAtom,
  removeFromCartAtom,
  restoreLineAtom,
  setDeliveryOptionAtom,
  setQuantityAtom,
} from './state/edit-atoms'

/** Returns the cart and its actions. Throws 'useCart must be used within a CartProvider'. */
export function useCart() {
  useCartActions()
  return {
    lines: useAtomValue(cartLinesAtom),
    deliveryOption: useAtomValue(deliveryOptionAtom),
    remove: useSetAtom(removeFromCartAtom),
    restore: useSetAtom(restoreLineAtom),
    setQuantity: useSetAtom(setQuantityAtom),
    setDeliveryOption: useSetAtom(setDeliveryOptionAtom),
  }
}
