import { atom } from 'jotai'
import type { LineIssue } from '@contract/cart/line-issue-schema'
import type { UserMessage } from '@contract/api/messages'
import { loadCatalogueAtom } from '@/shop/catalogue/catalogue-atoms'

/** The state of the checkout. `lineIssues`: the server's last refusals of lines that are still in the cart. */
export type CheckoutState =
  | { status: 'idle'; lineIssues: readonly LineIssue[] }
  | { status: 'creatingSession' }
  | { status: 'redirecting' }
  | { status: 'failed'; message: UserMessage; lineIssues: readonly LineIssue[] }

const stateAtom = atom<CheckoutState>({ status: 'idle', lineIssues: [] })

export const cartErrorAtom = atom<UserMessage | null>(null)

/** The state of the checkout. A new state replaces an error of the cart. */
export const checkoutAtom = atom(
  (get) => get(stateAtom),
  (_get, set, next: CheckoutState) => {
    set(stateAtom, next)
    set(cartErrorAtom, null)
    // The server refused lines, so the prices and the stock of this page are outdated.
    if (next.status === 'failed' && next.lineIssues.length > 0) void set(loadCatalogueAtom)
  },
)

export const isCheckingOutAtom = atom((get) => {
  const { status } = get(checkoutAtom)
  return status === 'creatingSession' || status === 'redirecting'
})

/** The latest error of the cart or its checkout. The next successful change clears it. */
export const drawerErrorAtom = atom((get) => {
  const cartError = get(cartErrorAtom)
  if (cartError !== null) return { message: cartError, isCheckout: false }
  const checkout = get(checkoutAtom)
  return checkout.status === 'failed' ? { message: checkout.message, isCheckout: true } : null
})

export const refusedIssuesAtom = atom((get) => {
  const checkout = get(checkoutAtom)
  return 'lineIssues' in checkout ? checkout.lineIssues : []
})
