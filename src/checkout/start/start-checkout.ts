import { atom } from 'jotai'
import { type CheckoutAttempt, syncCartFromStorage, updateCart } from '@/cart/state/stored-cart'
import { checkoutAtom, type CheckoutState, isCheckingOutAtom } from '@/cart/state/checkout-state'
import { setPendingCheckout } from '@/cart/state/pending-checkout'
import { createRandomKey } from '@/lib/requests/random-key'
import { loadChunk } from '@/lib/lazy-chunk'
import { CheckoutError, toCheckoutFailure } from './checkout-failure'
import { refreshCheckoutAtom, reportedCheckoutAtom } from '../return/earlier-checkout'
import type { createHostedCheckout } from './hosted-checkout'
import { CART_ISSUES, findCartIssue } from '@contract/cart/cart-issue'
import { CHECKOUT_ATTEMPT_MINUTES } from '@contract/limits'
import { MINUTE_MS } from '@contract/time'
import type { UserMessage } from '@contract/api/messages'

/** In ms: an older attempt gets a new key, as its session may have expired. */
const ATTEMPT_MS = CHECKOUT_ATTEMPT_MINUTES * MINUTE_MS

/** Creates a session for the cart and opens its hosted page. Does nothing while it is running. */
export const startCheckoutAtom = atom(null, async (get, set, language: string) => {
  if (get(isCheckingOutAtom)) return
  set(checkoutAtom, { status: 'creatingSession' })
  const { lines, sessionId: replacedSessionId } = syncCartFromStorage(get, set)
  try {
    const invalid = validateCheckout(lines, window.navigator.onLine)
    if (invalid !== undefined) throw new CheckoutError(invalid)
    const { createHostedCheckout, redirectToStripe } = await loadHostedCheckout().catch(throwLogged)
    const { session, stripe } = await set(createSessionAtom, createHostedCheckout, language)
    set(saveSessionAtom, session.id)
    set(checkoutAtom, { status: 'redirecting' })
    await redirectToStripe(session, stripe)
  } catch (error) {
    const { message, lineIssues, isAlreadyPaid } = toCheckoutFailure(error)
    if (isAlreadyPaid === true && replacedSessionId !== null)
      set(checkoutAtom, await set(explainRefusalAtom, replacedSessionId))
    else set(checkoutAtom, { status: 'failed', message, lineIssues })
  }
})

/** Tells of the payment for which the shop has refused a second one, in place of an error. */
const explainRefusalAtom = atom(null, async (get, set, sessionId: string): Promise<CheckoutState> => {
  await set(refreshCheckoutAtom, sessionId)
  if (get(reportedCheckoutAtom) !== null) return { status: 'idle', lineIssues: [] }
  // Refunded in the meantime: nothing stands in the way of the next press.
  return { status: 'failed', message: { key: 'checkoutFailed' }, lineIssues: [] }
})

/**
 * Only an answer of the shop ends an attempt.
 * A failure before the request does not tell what an earlier press did.
 */
const createSessionAtom = atom(
  null,
  async (_get, set, create: typeof createHostedCheckout, language: string) => {
    const { cart, ...attempt } = set(beginAttemptAtom, createAttemptKey)
    try {
      return await create(cart, { ...attempt, language, origin: window.location.origin })
    } catch (error) {
      if (!toCheckoutFailure(error).isOutcomeUnknown) set(endAttemptAtom)
      throw error
    }
  },
)

/** Resets a checkout that still runs when the page returns from the back-forward cache. */
export const resetCheckoutAtom = atom(null, (get, set) => {
  if (get(isCheckingOutAtom)) set(checkoutAtom, { status: 'idle', lineIssues: [] })
})

/** Begins a checkout attempt for the newest cart, or continues one of any tab whose outcome is unknown. */
export const beginAttemptAtom = atom(null, (get, set, newKey: () => string) => {
  const { lines, deliveryOption, sessionId, attempt } = updateCart(get, set, (cart) => ({
    ...cart,
    attempt: isRunning(cart.attempt) ? cart.attempt : { key: newKey(), at: Date.now() },
  }))
  // The cart's earlier session cannot be replaced while its payment is awaited. As the cart holds none of its items,
  // this checkout is opened beside it.
  const replacedSessionId = get(reportedCheckoutAtom)?.sessionId === sessionId ? null : sessionId
  return { cart: { items: lines, deliveryOption }, idempotencyKey: attempt.key, replacedSessionId }
})

const isRunning = (attempt: CheckoutAttempt | null): attempt is CheckoutAttempt =>
  attempt !== null && Math.abs(Date.now() - attempt.at) < ATTEMPT_MS

/** Ends an attempt that has certainly failed: the next press is a new one. */
export const endAttemptAtom = atom(null, (get, set) => {
  updateCart(get, set, (cart) => ({ ...cart, attempt: null }))
})

/**
 * Stores the session that the buyer is redirected to: in the cart, from which it takes what it sells, and in this tab,
 * which is led on when it comes back.
 */
export const saveSessionAtom = atom(null, (get, set, sessionId: string) => {
  updateCart(get, set, (cart) => ({ ...cart, sessionId, attempt: null }))
  setPendingCheckout(sessionId)
})

/** 32 digits without hyphens, the form in which carts are stored: tabs of an older build read it too. */
const createAttemptKey = () => createRandomKey().replaceAll('-', '')

export const loadHostedCheckout = () => loadChunk('checkout', () => import('./hosted-checkout'))

function throwLogged(error: unknown): never {
  console.error('Checkout failed', error)
  throw new CheckoutError({ key: 'checkoutFailed' })
}

/**
 * Returns what forbids a checkout before anything is sent; undefined if nothing does.
 */
export function validateCheckout(lines: unknown, isOnline: boolean): UserMessage | undefined {
  const issue = findCartIssue(lines)
  if (issue !== undefined) return { key: CART_ISSUES[issue] }
  return isOnline ? undefined : { key: 'offline' }
}
