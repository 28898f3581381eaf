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

/** The cart and what its drawer does with it. Throws 'useCart must be used within a CartProvider' (section 8). */
export function useCart() {
  useCartActions()
  return {
    items: useAtomValue(cartLinesAtom),
    deliveryOption: useAtomValue(deliveryOptionAtom),
    remove: useSetAtom(removeFromCartAtom),
    restore: useSetAtom(restoreLineAtom),
    setQuantity: useSetAtom(setQuantityAtom),
    setDeliveryOption: useSetAtom(setDeliveryOptionAtom),
  }
}
