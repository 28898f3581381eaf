import { atom, type Getter, type Setter } from 'jotai'
import { EMPTY_CART, loadCart, saveCart, type StoredCart, wipeCart } from './cart-storage'

const browserStorage = () => window.localStorage

/** The cart of this page. */
export const storedCartAtom = atom<StoredCart>(EMPTY_CART)

/** What this page last saw in the storage; anything else there is the work of another tab. */
const lastSeenAtom = atom<StoredCart>(EMPTY_CART)

/** Replaces the cart by the stored one: at the start, and when another tab has changed it. */
export const loadCartAtom = atom(null, (_get, set) => {
  const stored = loadCart(browserStorage)
  set(lastSeenAtom, stored)
  set(storedCartAtom, stored)
})

/** Applies a rule to the newest cart and saves it, so that two tabs never overwrite each other's lines. */
export function changeCart(get: Getter, set: Setter, rule: (cart: StoredCart) => StoredCart): void {
  const changed = rule(newestCart(get, set))
  set(storedCartAtom, changed)
  saveCart(browserStorage, changed)
  // Read back, not assumed: a full storage keeps its old copy, which must not count as another tab's work.
  set(lastSeenAtom, loadCart(browserStorage))
}

/** The cart of this page, after taking over what another tab has stored since. */
export function newestCart(get: Getter, set: Setter): StoredCart {
  const stored = loadCart(browserStorage)
  if (JSON.stringify(stored) !== JSON.stringify(get(lastSeenAtom))) {
    set(lastSeenAtom, stored)
    set(storedCartAtom, stored)
  }
  return get(storedCartAtom)
}

/** Empties the cart and wipes the stored copy. */
export const clearCartAtom = atom(null, (_get, set) => {
  set(storedCartAtom, EMPTY_CART)
  set(lastSeenAtom, EMPTY_CART)
  wipeCart(browserStorage)
})
