/** Servers of two releases run side by side and must use the same key, so the prefix never changes. */
const ORDER_LOCK_PREFIX = 'studio-step-'

/** Returns the key of an order's lock. */
export function toOrderLockKey(orderId: string): string {
  return `${ORDER_LOCK_PREFIX}${orderId}`
}

export function isOrderLockKey(key: string): boolean {
  return key.startsWith(ORDER_LOCK_PREFIX)
}
