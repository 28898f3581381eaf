import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { SETTINGS } from '@contract/settings'
import { type CartApi, CartApiContext } from '@/shop/cart-api'
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

/** Loads the cart and the catalogue, follows other tabs, and lets the shop add to the cart. */
export function CartProvider({ children }: { children: ReactNode }) {
  const loadCart = useSetAtom(loadCartAtom)
  const loadCatalogue = useSetAtom(loadCatalogueAtom)

  useEffect(() => {
    loadCart()
    // Deferred: hydration comes first.
    const timer = setTimeout(() => void loadCatalogue())
    const onStorage = (event: StorageEvent) => {
      // A null key means that everything was cleared.
      if (event.key === null || event.key === SETTINGS.cartStorageKey) loadCart()
    }
    window.addEventListener('storage', onStorage)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('storage', onStorage)
    }
  }, [loadCart, loadCatalogue])

  return (
    <CartContext value>
      <CartApiProvider>{children}</CartApiProvider>
    </CartContext>
  )
}

function CartApiProvider({ children }: { children: ReactNode }) {
  const store = useStore()
  const buying = useMemo<CartApi>(
    () => ({
      add: (product, size) => store.set(addToCartAtom, { product, size }),
      showCart: () => store.set(isDrawerOpenAtom, true),
      onCartOpen: (listener) =>
        store.sub(isDrawerOpenAtom, () => {
          if (store.get(isDrawerOpenAtom)) listener()
        }),
    }),
    [store],
  )
  return <CartApiContext value={buying}>{children}</CartApiContext>
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

/** Whether the drawer is open; not part of useCart, so that opening it re-renders none of its users. */
export function useIsDrawerOpen(): boolean {
  return useAtomValue(isDrawerOpenAtom)
}

export function useIsPageInert(): boolean {
  const isPainted = useAtomValue(isDrawerPaintedAtom)
  return useIsDrawerOpen() && isPainted
}
