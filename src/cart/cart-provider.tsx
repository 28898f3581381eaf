import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { SETTINGS } from '@contract/settings'
import { type Buying, BuyingContext } from '@/shop/buying'
import { loadCatalogueAtom } from '@/shop/catalogue-atom'
import { countPieces } from './cart'
import {
  addToCartAtom,
  deliveryOptionAtom,
  isDrawerOpenAtom,
  isDrawerPaintedAtom,
  linesAtom,
  removeFromCartAtom,
  restoreLineAtom,
  setDeliveryOptionAtom,
  setQuantityAtom,
} from './cart-atoms'
import { clearCartAtom, loadCartAtom } from './cart-store'

const CartContext = createContext(false)

/** Starts the cart: loads it, reads the catalogue once, follows other tabs, and lets the shop add to it. */
export function CartProvider({ children }: { children: ReactNode }) {
  const loadCart = useSetAtom(loadCartAtom)
  const loadCatalogue = useSetAtom(loadCatalogueAtom)

  useEffect(() => {
    loadCart()
    // Aside: a page that is taken over has enough to do.
    const soon = setTimeout(() => void loadCatalogue())
    const onStorage = (event: StorageEvent) => {
      // A null key means that everything was cleared.
      if (event.key === null || event.key === SETTINGS.cartStorageKey) loadCart()
    }
    window.addEventListener('storage', onStorage)
    return () => {
      clearTimeout(soon)
      window.removeEventListener('storage', onStorage)
    }
  }, [loadCart, loadCatalogue])

  return (
    <CartContext value>
      <BuyingProvider>{children}</BuyingProvider>
    </CartContext>
  )
}

function BuyingProvider({ children }: { children: ReactNode }) {
  const store = useStore()
  const buying = useMemo<Buying>(
    () => ({
      add: (product, size) => store.set(addToCartAtom, { product, size }),
      showCart: () => store.set(isDrawerOpenAtom, true),
      onCartShown: (listener) =>
        store.sub(isDrawerOpenAtom, () => {
          if (store.get(isDrawerOpenAtom)) listener()
        }),
    }),
    [store],
  )
  return <BuyingContext value={buying}>{children}</BuyingContext>
}

/** The cart and what can be done with it. Throws 'useCart must be used within a CartProvider' (section 8). */
export function useCart() {
  if (!useContext(CartContext)) throw new Error('useCart must be used within a CartProvider')
  const items = useAtomValue(linesAtom)
  const setOpen = useSetAtom(isDrawerOpenAtom)
  return {
    items,
    /** Pieces, not lines (reading R16). */
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

/** Whether the drawer is open; not part of the cart, so that opening it draws nothing of the cart anew. */
export function useIsDrawerOpen(): boolean {
  return useAtomValue(isDrawerOpenAtom)
}

/** Whether the page is out of reach behind the drawer. */
export function useIsPageShut(): boolean {
  const isPainted = useAtomValue(isDrawerPaintedAtom)
  return useIsDrawerOpen() && isPainted
}
