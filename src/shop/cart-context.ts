import { createContext, useContext, useEffect } from 'react'
import type { Product } from '@contract/catalogue/catalogue'
import type { UserMessage } from '@contract/api/messages'

export type CartActions = {
  /** Adds one piece. Returns the reason if it could not be added, else undefined. */
  add: (product: Product | undefined, size: string | undefined) => UserMessage | undefined
  showCart: () => void
  /** Calls back each time the cart opens. Returns an unsubscribe function. */
  onCartOpen: (listener: () => void) => () => void
}

/** The cart provides these functions. The cart imports the shop, so the shop must not import the cart. */
export const CartActionsContext = createContext<CartActions | null>(null)

/** Returns the cart's functions. Throws outside the provider. */
export function useCartActions(): CartActions {
  const actions = useContext(CartActionsContext)
  // The words are the specification's, for every hook of the cart.
  if (actions === null) throw new Error('useCart must be used within a CartProvider')
  return actions
}

export function useCloseOnCartOpen(close: () => void): void {
  const { onCartOpen } = useCartActions()
  useEffect(() => onCartOpen(close), [onCartOpen, close])
}
