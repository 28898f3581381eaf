import { SETTINGS } from '@contract/settings'
import { DELIVERY_OPTIONS, type DeliveryOption } from '@contract/totals'
import { type KeyValueStore, readStored, removeStored, writeStored } from '@/lib/storage'
import type { Lines } from './cart'
import { sanitiseLines } from './sanitise-lines'

/** Raised when stored carts change their shape; another version counts as foreign. */
const VERSION = 1

/** What outlives the page: the lines, how they are to be delivered, and the hosted checkout last left for. */
export type StoredCart = { lines: Lines; deliveryOption: DeliveryOption; sessionId: string | null }

export const EMPTY_CART: StoredCart = { lines: [], deliveryOption: 'shipping', sessionId: null }

/** The stored cart; what is missing, corrupt, foreign or blocked is an empty one, logged (specification, section 8). */
export function loadCart(storage: () => KeyValueStore): StoredCart {
  const stored = readStored(storage, SETTINGS.cartStorageKey)
  if (stored === undefined || stored === null) return EMPTY_CART
  const { version, items, deliveryOption, sessionId } = stored as Record<string, unknown>
  if (version !== VERSION || !Array.isArray(items)) {
    console.error('Failed to load the cart: it was stored in another form')
    return EMPTY_CART
  }
  return {
    lines: sanitiseLines(items),
    deliveryOption: DELIVERY_OPTIONS.find((option) => option === deliveryOption) ?? 'shipping',
    sessionId: typeof sessionId === 'string' ? sessionId : null,
  }
}

/** Stores the cart; a failure is logged and ignored. */
export function saveCart(storage: () => KeyValueStore, { lines, ...rest }: StoredCart): void {
  writeStored(storage, SETTINGS.cartStorageKey, { version: VERSION, items: lines, ...rest })
}

/** Wipes the stored copy; a failure is logged and ignored. */
export function wipeCart(storage: () => KeyValueStore): void {
  removeStored(storage, SETTINGS.cartStorageKey)
}
