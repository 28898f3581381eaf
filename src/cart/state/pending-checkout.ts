import { STORAGE_KEYS } from '@contract/site/storage-keys'
import { readStored, removeStored, writeStored } from '@/lib/storage'

const storage = () => sessionStorage

/** Records in this tab the session whose hosted payment page it opens. */
export function setPendingCheckout(sessionId: string): void {
  writeStored(storage, STORAGE_KEYS.pendingCheckout, sessionId)
}

/** Returns the session whose payment page this tab opened and whose end it has not seen; undefined without one. */
export function readPendingCheckout(): string | undefined {
  const sessionId = readStored(storage, STORAGE_KEYS.pendingCheckout)
  return typeof sessionId === 'string' ? sessionId : undefined
}

/** Forgets the session, as its end is known. */
export function clearPendingCheckout(): void {
  removeStored(storage, STORAGE_KEYS.pendingCheckout)
}
