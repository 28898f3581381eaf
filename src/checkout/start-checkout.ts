import { atom } from 'jotai'
import { readNewestCart, storedCartAtom, updateCart } from '@/cart/state/stored-cart'
import { checkoutAtom, isCheckingOutAtom } from '@/cart/state/checkout-state'
import { setPendingCheckout } from '@/cart/state/pending-checkout'
import { createRandomKey } from '@/lib/random-key'
import { loadChunk } from '@/lib/lazy-chunk'
import { CheckoutError, toCheckoutFailure } from './checkout-failure'
import type { createHostedCheckout } from './hosted-checkout'
import { CART_ISSUES, findCartIssue } from '@contract/cart/cart-issue'
import type { UserMessage } from '@contract/api/messages'

/** An attempt to pay that began longer ago is a new one, in ms: its session may have ended since. */
const ATTEMPT_MS = 5 * 60_000

/** Creates a session for the cart and goes to its hosted page; a second press meanwhile does nothing. */
export const startCheckoutAtom = atom(null, async (get, set, language: string) => {
  if (get(isCheckingOutAtom)) return
  set(checkoutAtom, { status: 'creatingSession' })
  try {
    const invalid = validateCheckout(readNewestCart(get, set).lines, window.navigator.onLine)
    if (invalid !== undefined) throw new CheckoutError(invalid)
    const { createHostedCheckout, redirectToStripe } = await loadHostedCheckout().catch(throwLogged)
    const { session, stripe } = await set(createSessionAtom, createHostedCheckout, language)
    set(saveSessionAtom, session.id)
    set(checkoutAtom, { status: 'redirecting' })
    await redirectToStripe(session, stripe)
  } catch (error) {
    const { message, lines } = toCheckoutFailure(error)
    set(checkoutAtom, { status: 'failed', message, lines })
  }
})

/** Only what the shop answers ends an attempt: what failed before it was asked says nothing of an earlier press. */
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

/** A page that comes back out of the back-forward cache is as it was when the browser left: still under way. */
export const resetCheckoutAtom = atom(null, (get, set) => {
  if (get(isCheckingOutAtom)) set(checkoutAtom, { status: 'idle', lines: [] })
})

/** Begins to pay for the newest cart, or goes on with an attempt whose outcome is unknown, of this tab or another one. */
export const beginAttemptAtom = atom(null, (get, set, newKey: () => string) => {
  const { attempt } = readNewestCart(get, set)
  const isRunning = attempt !== null && Math.abs(Date.now() - attempt.at) < ATTEMPT_MS
  const current = isRunning ? attempt : { key: newKey(), at: Date.now() }
  updateCart(get, set, (cart) => ({ ...cart, attempt: current }))
  const { lines, deliveryOption, sessionId } = get(storedCartAtom)
  return { cart: { items: lines, deliveryOption }, idempotencyKey: current.key, replacedSessionId: sessionId }
})

/** The attempt has failed for certain: another press is another attempt. */
export const endAttemptAtom = atom(null, (get, set) => {
  updateCart(get, set, (cart) => ({ ...cart, attempt: null }))
})

/** Notes the session that the buyer leaves for: in the cart, which only its own success empties, and in this tab. */
export const saveSessionAtom = atom(null, (get, set, sessionId: string) => {
  updateCart(get, set, (cart) => ({ ...cart, sessionId, attempt: null }))
  setPendingCheckout(sessionId)
})

/** 32 digits: so the cart keeps it, which tabs of an older build read as well. */
const createAttemptKey = () => createRandomKey().replaceAll('-', '')

export const loadHostedCheckout = () => loadChunk('checkout', () => import('./hosted-checkout'))

function throwLogged(error: unknown): never {
  console.error('Checkout failed', error)
  throw new CheckoutError({ key: 'checkoutFailed' })
}

/** Returns what forbids a checkout before anything is sent (specification, section 5); undefined where nothing does. */
export function validateCheckout(lines: unknown, isOnline: boolean): UserMessage | undefined {
  const issue = findCartIssue(lines)
  if (issue !== undefined) return { key: CART_ISSUES[issue] }
  return isOnline ? undefined : { key: 'offline' }
}
