import { atom, type Getter, type Setter } from 'jotai'
import { SETTINGS } from '@contract/settings'
import { DELIVERY_OPTIONS, type DeliveryOption } from '@contract/money/totals'
import { type KeyValueStore, readStored, removeStored, writeStored } from '@/lib/storage'
import type { CartLines } from './cart-lines'
import { sanitiseLines } from './sanitise-lines'

/** Raised when stored carts change their shape; another version counts as foreign. */
const VERSION = 1

/** An attempt to pay whose outcome is unknown. All tabs send its key, so that it cannot become two sessions; `at` in ms. */
type CheckoutAttempt = { key: string; at: number }

/** What outlives the page: the lines, their delivery, the hosted session last left for, and the attempt to pay. */
export type StoredCart = {
  lines: CartLines
  deliveryOption: DeliveryOption
  sessionId: string | null
  attempt: CheckoutAttempt | null
}

const EMPTY_CART: StoredCart = { lines: [], deliveryOption: 'shipping', sessionId: null, attempt: null }

const browserStorage = () => window.localStorage

/** The stored cart; empty, and logged, where it is corrupt, foreign or blocked (specification, section 8). */
export function loadCart(storage: () => KeyValueStore = browserStorage): StoredCart {
  const stored = readStored(storage, SETTINGS.cartStorageKey)
  if (stored === undefined || stored === null) return EMPTY_CART
  const { version, items, deliveryOption, sessionId, attempt } = stored as Record<string, unknown>
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
  writeStored(storage, SETTINGS.cartStorageKey, { version: VERSION, items: lines, ...rest })
}

export const storedCartAtom = atom<StoredCart>(EMPTY_CART)

/** What this page last saw in the storage; anything else there is the work of another tab. */
const lastReadAtom = atom<StoredCart>(EMPTY_CART)

/** Replaces the cart by the stored one: at the start, and when another tab has changed it. */
export const loadCartAtom = atom(null, (_get, set) => {
  const stored = loadCart()
  set(lastReadAtom, stored)
  set(storedCartAtom, stored)
})

/** Applies a rule to the newest cart and saves it, so that two tabs never overwrite each other's lines. */
export function updateCart(get: Getter, set: Setter, rule: (cart: StoredCart) => StoredCart): void {
  const changed = rule(readNewestCart(get, set))
  set(storedCartAtom, changed)
  saveCart(changed)
  // Read back, not assumed: a full storage keeps its old copy, which must not count as another tab's work.
  set(lastReadAtom, loadCart())
}

/** The cart of this page, after taking over what another tab has stored since. */
export function readNewestCart(get: Getter, set: Setter): StoredCart {
  const stored = loadCart()
  if (JSON.stringify(stored) !== JSON.stringify(get(lastReadAtom))) {
    set(lastReadAtom, stored)
    set(storedCartAtom, stored)
  }
  return get(storedCartAtom)
}

export const clearCartAtom = atom(null, (_get, set) => {
  set(storedCartAtom, EMPTY_CART)
  set(lastReadAtom, EMPTY_CART)
  removeStored(browserStorage, SETTINGS.cartStorageKey)
})

/** Empties the cart when its own checkout is known to be paid or pending; any other session leaves it (reading R28). */
export const clearPaidCartAtom = atom(null, (get, set, sessionId: string) => {
  if (readNewestCart(get, set).sessionId === sessionId) set(clearCartAtom)
})
