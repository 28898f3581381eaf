import { atom } from 'jotai'
import type { LineIssue } from '@contract/cart/line-issue-schema'
import type { UserMessage } from '@contract/api/messages'
import { loadCatalogueAtom } from '@/shop/catalogue/catalogue-atoms'

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

export const isCheckingOutAtom = atom((get) => {
  const { status } = get(checkoutAtom)
  return status === 'creatingSession' || status === 'redirecting'
})

/** The newest error of the cart or its checkout, gone with the next change that works (reading R34). */
export const drawerErrorAtom = atom((get) => {
  const cartError = get(cartErrorAtom)
  if (cartError !== null) return { message: cartError, isCheckout: false }
  const checkout = get(checkoutAtom)
  return checkout.status === 'failed' ? { message: checkout.message, isCheckout: true } : null
})

export const refusedIssuesAtom = atom((get) => {
  const checkout = get(checkoutAtom)
  return 'lines' in checkout ? checkout.lines : []
})
