import { useAtomValue, useSetAtom } from 'jotai'
import { useCartApi } from '@/shop/cart-api'
import { countPieces } from './cart'
import {
  deliveryOptionAtom,
  isDrawerOpenAtom,
  linesAtom,
  removeFromCartAtom,
  restoreLineAtom,
  setDeliveryOptionAtom,
  setQuantityAtom,
} from './cart-atoms'

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
    remove: useSetAtom(removeFromCartAtom),
    restore: useSetAtom(restoreLineAtom),
    setQuantity: useSetAtom(setQuantityAtom),
    setDeliveryOption: useSetAtom(setDeliveryOptionAtom),
  }
}
