import { atom } from 'jotai'
import type { BuyerOrder, PurchasedItem } from '@contract/orders/buyer-order'
import { cartLinesAtom } from '@/cart/state/cart-atoms'
import { syncCartFromStorage } from '@/cart/state/stored-cart'
import { fetchOrderPollState } from './poll-order'
import { hasEndedUnpaid, isPaidOrder, applyOrderOutcomeAtom } from './apply-order-outcome'

/**
 * A payment of the session that the cart opened before. awaited: its items are still in the cart; undefined if the
 * shop has not said which.
 */
type EarlierCheckout =
  | { status: 'paid'; sessionId: string }
  | { status: 'awaited'; sessionId: string; items: readonly PurchasedItem[] | undefined }

/** The payment that the shop told of when it was last asked. */
export const reportedCheckoutAtom = atom<EarlierCheckout | null>(null)

/** The payment to tell the buyer of; null if nothing in the cart has to do with one. */
export const earlierCheckoutAtom = atom((get) => {
  const checkout = get(reportedCheckoutAtom)
  if (checkout === null || checkout.status === 'paid' || checkout.items === undefined) return checkout
  const { items } = checkout
  return get(cartLinesAtom).some((line) => items.some(({ id }) => id === line.id)) ? checkout : null
})

/** True where paying for the cart would pay for something a second time. */
export const isPaymentAwaitedAtom = atom((get) => get(earlierCheckoutAtom)?.status === 'awaited')

/**
 * Asks the shop what has become of the session that the cart opened, in whatever tab or browser it was paid. Or of
 * `refusedSessionId`, for which the shop has just refused a second payment.
 */
export const refreshCheckoutAtom = atom(null, async (get, set, refusedSessionId?: string) => {
  set(reportedCheckoutAtom, null)
  const sessionId = refusedSessionId ?? syncCartFromStorage(get, set).sessionId
  if (sessionId === null) return
  const state = await fetchOrderPollState(sessionId)
  const answer = 'answer' in state ? state.answer : undefined
  if (answer !== undefined) {
    set(applyOrderOutcomeAtom, sessionId, answer)
    set(reportedCheckoutAtom, toEarlierCheckout(sessionId, answer))
  } else if (refusedSessionId !== undefined)
    set(reportedCheckoutAtom, { status: 'awaited', sessionId, items: undefined })
})

function toEarlierCheckout(sessionId: string, answer: BuyerOrder): EarlierCheckout | null {
  if (hasEndedUnpaid(answer)) return null
  const { items } = answer
  return isPaidOrder(answer) && items !== undefined
    ? { status: 'paid', sessionId }
    : { status: 'awaited', sessionId, items }
}
