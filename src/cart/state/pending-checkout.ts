import { SETTINGS } from '@contract/settings'
import { readStored, removeStored, writeStored } from '@/lib/storage'

const storage = () => window.sessionStorage

/** Notes in this tab that the browser leaves for a hosted page (reading R5). */
export function setPendingCheckout(sessionId: string): void {
  writeStored(storage, SETTINGS.pendingCheckoutKey, sessionId)
}

/** The session that this tab left for and has not seen the end of; undefined without one. */
export function readPendingCheckout(): string | undefined {
  const stored = readStored(storage, SETTINGS.pendingCheckoutKey)
  return typeof stored === 'string' ? stored : undefined
}

export function clearPendingCheckout(): void {
  removeStored(storage, SETTINGS.pendingCheckoutKey)
}
