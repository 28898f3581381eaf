import { useAtomValue, useSetAtom } from 'jotai'
import { useCartApi } from '@/shop/cart-api'
import { countPieces } from './cart'
import {
  addToCartAtom,
  deliveryOptionAtom,
  isDrawerOpenAtom,
  linesAtom,
  removeFromCartAtom,
  restoreLineAtom,
  setDeliveryOptionAtom,
  setQuantityAtom,
} from './cart-atoms'
import { clearCartAtom } from './cart-store'

/** The cart and what can be done with it. Throws 'useCart must be used within a CartProvider' (section 8). */
export function useCart() {
  useCartApi()
  const items = useAtomValue(linesAtom)
  const setOpen = useSetAtom(isDrawerOpenAtom)
  return {
    items,
    count: countPieces(items),
    deliveryOption: useAtomValue(deliveryOptionAtom),
    open: () => setOpen(true),
    close: () => setOpen(false),
    add: useSetAtom(addToCartAtom),
    remove: useSetAtom(removeFromCartAtom),
    restore: useSetAtom(restoreLineAtom),
    setQuantity: useSetAtom(setQuantityAtom),
    setDeliveryOption: useSetAtom(setDeliveryOptionAtom),
    clear: useSetAtom(clearCartAtom),
  }
}
