/** Servers of two releases run side by side, so this stays as it is. */
const ORDER_LOCK_PREFIX = 'studio-step-'

/** Returns the key of an order's lock. */
export function toOrderLockKey(orderId: string): string {
  return `${ORDER_LOCK_PREFIX}${orderId}`
}

export function isOrderLockKey(key: string): boolean {
  return key.startsWith(ORDER_LOCK_PREFIX)
}
