import { atom } from 'jotai'
import type { BuyerOrder } from '@contract/orders/buyer-order'
import { takePurchasedAtom } from '@/cart/state/purchased-items'

/**
 * Lets the cart follow what the shop says of a session: what was bought leaves it, and a session that
 * has come to nothing is forgotten.
 */
export const applyOrderOutcomeAtom = atom(null, (_get, set, sessionId: string, answer: BuyerOrder) => {
  const items = isPaidOrder(answer) ? answer.items : hasEndedUnpaid(answer) ? [] : undefined
  // During an update, a server of the previous release may answer, which does not list what was bought. The cart stays
  // as it is, and the shop is asked again when the drawer is opened.
  if (items !== undefined) set(takePurchasedAtom, sessionId, items)
})

/** Returns whether the money is there: while it is awaited, it may still not come. */
export function isPaidOrder({ status, isAwaited }: BuyerOrder): boolean {
  return status === 'paid' || (status === 'pending' && isAwaited !== true)
}

/** Returns whether a session has ended and sells nothing. */
export function hasEndedUnpaid({ status }: BuyerOrder): boolean {
  return status === 'failed' || status === 'refunded'
}
