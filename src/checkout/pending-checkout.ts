import { SETTINGS } from '@contract/settings'
import { readStored, removeStored, writeStored } from '@/lib/storage'

const storage = () => window.sessionStorage

/** Notes in this tab that a hosted checkout is under way (reading R5). */
export function setPendingCheckout(sessionId: string): void {
  writeStored(storage, SETTINGS.checkoutMarkKey, sessionId)
}

/** Whether this tab left for a hosted checkout and has not been told its end. */
export function hasPendingCheckout(): boolean {
  return typeof readStored(storage, SETTINGS.checkoutMarkKey) === 'string'
}

export function clearPendingCheckout(): void {
  removeStored(storage, SETTINGS.checkoutMarkKey)
}
