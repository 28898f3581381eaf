import { SETTINGS } from '@contract/settings'
import { readStored, removeStored, writeStored } from '@/lib/storage'

const storage = () => window.sessionStorage

/** Notes in this tab that the browser leaves for a hosted page (reading R5). */
export function setPendingCheckout(sessionId: string): void {
  writeStored(storage, SETTINGS.pendingCheckoutKey, sessionId)
}

/** Whether this tab left for a hosted page and has not seen how that ended. */
export function hasPendingCheckout(): boolean {
  return typeof readStored(storage, SETTINGS.pendingCheckoutKey) === 'string'
}

export function clearPendingCheckout(): void {
  removeStored(storage, SETTINGS.pendingCheckoutKey)
}
