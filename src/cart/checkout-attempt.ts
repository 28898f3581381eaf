import { atom } from 'jotai'
import { changeCart, clearCartAtom, newestCart, storedCartAtom } from './cart-store'

/** So long after its beginning a try to pay is a new one, in ms: its session may have ended since. */
const ATTEMPT_MS = 5 * 60_000

/** Begins to pay for the newest cart, or goes on with a try whose end is unknown, of this tab or another one. */
export const beginAttemptAtom = atom(null, (get, set, newKey: () => string) => {
  const { attempt } = newestCart(get, set)
  const isRunning = attempt !== null && Math.abs(Date.now() - attempt.at) < ATTEMPT_MS
  const current = isRunning ? attempt : { key: newKey(), at: Date.now() }
  changeCart(get, set, (cart) => ({ ...cart, attempt: current }))
  const { lines, deliveryOption, sessionId } = get(storedCartAtom)
  return { cart: { items: lines, deliveryOption }, idempotencyKey: current.key, replaces: sessionId }
})

/** The try to pay has failed for certain: another press is another try. */
export const endAttemptAtom = atom(null, (get, set) => {
  changeCart(get, set, (cart) => ({ ...cart, attempt: null }))
})

/** Notes the hosted checkout that the buyer leaves for, so that only its own success empties this cart. */
export const setSessionAtom = atom(null, (get, set, sessionId: string) => {
  changeCart(get, set, (cart) => ({ ...cart, sessionId, attempt: null }))
})

/** Empties the cart when its own checkout is known to be paid or pending; any other session leaves it (reading R28). */
export const clearPaidCartAtom = atom(null, (get, set, sessionId: string) => {
  if (newestCart(get, set).sessionId === sessionId) set(clearCartAtom)
})
