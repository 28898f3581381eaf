import { useStore } from 'jotai'
import { type ReactNode, useEffect, useMemo } from 'react'
import { STORAGE_KEYS } from '@contract/site/storage-keys'
import { type CartActions, CartActionsContext } from '@/shop/cart-context'
import { loadCatalogueAtom } from '@/shop/catalogue/catalogue-atoms'
import { addToCartAtom } from './state/cart-atoms'
import { isDrawerOpenAtom } from './state/drawer-atoms'
import { loadCartAtom, syncCartFromStorage } from './state/stored-cart'
import { onPageRestored } from '@/lib/on-page-restored'

/**
 * Loads the cart and the catalogue, applies changes of other tabs, and provides the shop's actions of the cart.
 */
export function CartProvider({ children }: { children: ReactNode }) {
  const store = useStore()

  useEffect(() => {
    const loadCart = () => store.set(loadCartAtom)
    loadCart()
    const timer = setTimeout(() => void store.set(loadCatalogueAtom))
    const onStorage = (event: StorageEvent) => {
      // A null key means that the whole storage was cleared.
      if (event.key === null || event.key === STORAGE_KEYS.cart) loadCart()
    }
    window.addEventListener('storage', onStorage)
    // A page in the back-forward cache is not told of what other pages store.
    const stopRestoring = onPageRestored(() => syncCartFromStorage(store.get, store.set))
    return () => {
      clearTimeout(timer)
      window.removeEventListener('storage', onStorage)
      stopRestoring()
    }
  }, [store])

  const actions = useMemo<CartActions>(
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
  return <CartActionsContext value={actions}>{children}</CartActionsContext>
}
