import { SETTINGS } from '@contract/settings'
import { DELIVERY_OPTIONS, type DeliveryOption } from '@contract/totals'
import { type KeyValueStore, readStored, removeStored, writeStored } from '@/lib/storage'
import type { Lines } from './cart'
import { sanitiseLines } from './sanitise-lines'

/** Raised when stored carts change their shape; another version counts as foreign. */
const VERSION = 1

/**
 * A try to pay for the cart as it stands, whose end is not known. All tabs send its key, so that it cannot become two
 * sessions; `at` in ms since 1970.
 */
type Attempt = { key: string; at: number }

/** What outlives the page: the lines, how they are to be delivered, the hosted checkout last left for, the try to pay. */
export type StoredCart = {
  lines: Lines
  deliveryOption: DeliveryOption
  sessionId: string | null
  attempt: Attempt | null
}

export const EMPTY_CART: StoredCart = {
  lines: [],
  deliveryOption: 'shipping',
  sessionId: null,
  attempt: null,
}

/** The stored cart; what is missing, corrupt, foreign or blocked is an empty one, logged (specification, section 8). */
export function loadCart(storage: () => KeyValueStore): StoredCart {
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
    attempt: asAttempt(attempt),
  }
}

function asAttempt(stored: unknown): Attempt | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { key, at } = stored as Record<string, unknown>
  return typeof key === 'string' && /^[0-9a-f]{32}$/.test(key) && typeof at === 'number' ? { key, at } : null
}

/** Stores the cart; a failure is logged and ignored. */
export function saveCart(storage: () => KeyValueStore, { lines, ...rest }: StoredCart): void {
  writeStored(storage, SETTINGS.cartStorageKey, { version: VERSION, items: lines, ...rest })
}

/** Wipes the stored copy; a failure is logged and ignored. */
export function wipeCart(storage: () => KeyValueStore): void {
  removeStored(storage, SETTINGS.cartStorageKey)
}
