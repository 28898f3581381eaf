import { atom, type Getter, type Setter } from 'jotai'
import { STORAGE_KEYS } from '@contract/site/storage-keys'
import { DELIVERY_OPTIONS, type DeliveryOption } from '@contract/cart/delivery-option'
import { type KeyValueStore, readStored, removeStored, writeStored } from '@/lib/storage'
import type { CartLines } from './cart-lines'
import { sanitiseLines } from './sanitise-lines'

/** Raise it when the shape of stored carts changes. A cart of another version is ignored. */
const VERSION = 1

/**
 * A checkout attempt whose outcome is unknown.
 * All tabs send its key, so that it creates only one session. `at` is in ms.
 */
export type CheckoutAttempt = { key: string; at: number }

/**
 * The stored part of the cart: lines, delivery, and the checkout attempt. `sessionId` is the last session that was
 * opened for it, until that one has ended: in all tabs, for as long as the cart.
 */
export type StoredCart = {
  lines: CartLines
  deliveryOption: DeliveryOption
  sessionId: string | null
  attempt: CheckoutAttempt | null
}

const EMPTY_CART: StoredCart = { lines: [], deliveryOption: 'shipping', sessionId: null, attempt: null }

const browserStorage = () => localStorage

/**
 * Returns the stored cart. It is empty, and the problem is logged, if the stored one is corrupt, of another
 * version or blocked.
 */
export function loadCart(storage: () => KeyValueStore = browserStorage): StoredCart {
  const storedValue = readStored(storage, STORAGE_KEYS.cart)
  if (storedValue === undefined || storedValue === null) return EMPTY_CART
  const { version, items, deliveryOption, sessionId, attempt } = storedValue as Record<string, unknown>
  if (version !== VERSION || !Array.isArray(items)) {
    console.error('Failed to load the cart: it was stored in another form')
    return EMPTY_CART
  }
  return {
    lines: sanitiseLines(items),
    deliveryOption: DELIVERY_OPTIONS.find((option) => option === deliveryOption) ?? 'shipping',
    sessionId: typeof sessionId === 'string' ? sessionId : null,
    attempt: parseAttempt(attempt),
  }
}

function parseAttempt(stored: unknown): CheckoutAttempt | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { key, at } = stored as Record<string, unknown>
  return typeof key === 'string' && /^[0-9a-f]{32}$/.test(key) && typeof at === 'number' ? { key, at } : null
}

export function saveCart(
  { lines, ...rest }: StoredCart,
  storage: () => KeyValueStore = browserStorage,
): void {
  writeStored(storage, STORAGE_KEYS.cart, { version: VERSION, items: lines, ...rest })
}

export const storedCartAtom = atom<StoredCart>(EMPTY_CART)

/** The cart that this page last read from the storage. If the stored one differs, another tab has changed it. */
const lastReadAtom = atom<StoredCart>(EMPTY_CART)

/** Replaces the cart by the stored one: at the start, and when another tab has changed it. */
export const loadCartAtom = atom(null, (_get, set) => {
  const storedCart = loadCart()
  set(lastReadAtom, storedCart)
  set(storedCartAtom, storedCart)
})

/**
 * Applies a rule to the newest stored cart and saves the result,
 * so that two tabs do not overwrite each other's lines. Returns it.
 */
export function updateCart<Changed extends StoredCart>(
  get: Getter,
  set: Setter,
  rule: (cart: StoredCart) => Changed,
): Changed {
  const changedCart = rule(syncCartFromStorage(get, set))
  set(storedCartAtom, changedCart)
  saveCart(changedCart)
  // Reads it again: a full storage keeps the old cart, which must not count as another tab's change.
  set(lastReadAtom, loadCart())
  return changedCart
}

/** Takes over what another tab has stored since. Returns the cart of this page. */
export function syncCartFromStorage(get: Getter, set: Setter): StoredCart {
  const storedCart = loadCart()
  if (JSON.stringify(storedCart) !== JSON.stringify(get(lastReadAtom))) {
    set(lastReadAtom, storedCart)
    set(storedCartAtom, storedCart)
  }
  return get(storedCartAtom)
}

export const clearCartAtom = atom(null, (_get, set) => {
  set(storedCartAtom, EMPTY_CART)
  set(lastReadAtom, EMPTY_CART)
  removeStored(browserStorage, STORAGE_KEYS.cart)
})
