import { atom } from 'jotai'
import type { LineIssue } from '@contract/line-issue-schema'
import { SETTINGS } from '@contract/settings'
import type { UserMessage } from '@contract/user-message'
import { readStored, removeStored, writeStored } from '@/lib/storage'
import { loadCatalogueAtom } from '@/shop/catalogue-atom'

/** How far the checkout of the cart is. `lines`: what the server last refused, as far as it is still in the cart. */
export type CheckoutState =
  | { status: 'idle'; lines: readonly LineIssue[] }
  | { status: 'creatingSession' }
  | { status: 'redirecting' }
  | { status: 'failed'; message: UserMessage; lines: readonly LineIssue[] }

const stateAtom = atom<CheckoutState>({ status: 'idle', lines: [] })

export const cartErrorAtom = atom<UserMessage | null>(null)

/** The state of the checkout; a new one takes the place of an error of the cart. */
export const checkoutAtom = atom(
  (get) => get(stateAtom),
  (_get, set, next: CheckoutState) => {
    set(stateAtom, next)
    set(cartErrorAtom, null)
    // Refused lines mean that prices and stock on this page are old.
    if (next.status === 'failed' && next.lines.length > 0) void set(loadCatalogueAtom)
  },
)

const tabStorage = () => window.sessionStorage

/** Notes in this tab that the browser leaves for a hosted page (reading R5). */
export function setPendingCheckout(sessionId: string): void {
  writeStored(tabStorage, SETTINGS.pendingCheckoutKey, sessionId)
}

/** Whether this tab left for a hosted page and has not been told how that ended. */
export function hasPendingCheckout(): boolean {
  return typeof readStored(tabStorage, SETTINGS.pendingCheckoutKey) === 'string'
}

export function clearPendingCheckout(): void {
  removeStored(tabStorage, SETTINGS.pendingCheckoutKey)
}
