import { createContext, useContext, useEffect } from 'react'
import type { Product } from '@contract/catalogue'
import type { UserMessage } from '@contract/user-message'

/** What the shop needs of a cart: taking one piece, and showing what is in it. */
export type Buying = {
  /** Answers why the piece was not added; undefined where it was. */
  add: (product: Product | undefined, size: string | undefined) => UserMessage | undefined
  showCart: () => void
  /** Calls back whenever the cart comes up. Returns an unsubscribe function. */
  onCartShown: (listener: () => void) => () => void
}

/** Filled by the cart, which knows the shop; the shop must not know the cart. */
export const BuyingContext = createContext<Buying | null>(null)

/** How to buy; throws outside the cart's provider (specification, section 8). */
export function useBuying(): Buying {
  const buying = useContext(BuyingContext)
  if (buying === null) throw new Error('useCart must be used within a CartProvider')
  return buying
}

/** Closes a dialog when the cart comes up, which would lie below it. */
export function useCloseForCart(close: () => void): void {
  const { onCartShown } = useBuying()
  useEffect(() => onCartShown(close), [onCartShown, close])
}
