import { atom } from 'jotai'
import { beginAttemptAtom, endAttemptAtom, setSessionAtom } from '@/cart/checkout-attempt'
import { clearCheckoutErrorAtom, setCheckoutErrorAtom } from '@/cart/drawer-error'
import { loadChunk } from '@/lib/lazy-chunk'
import type { UserMessage } from '@contract/user-message'
import { type CheckoutCart, validateCheckout, type Refusal, refusalOfCart } from './checkout-cart'
import type { CheckoutContext } from './request-checkout'

/** How far the checkout is. While the browser leaves for the hosted page it is still 'sending'. */
export type CheckoutState =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'refused'; notice: UserMessage }

const stateAtom = atom<CheckoutState>({ status: 'idle' })

export const checkoutAtom = atom((get) => get(stateAtom))

/** The button can be pressed again: after coming back from the hosted page out of the back-forward cache. */
export const resetCheckoutAtom = atom(null, (_get, set) => {
  set(stateAtom, { status: 'idle' })
})

/** Opens a session for the cart and goes to the hosted page; a second press meanwhile does nothing. */
export const startCheckoutAtom = atom(null, async (get, set, language: string) => {
  if (get(stateAtom).status === 'sending') return
  set(stateAtom, { status: 'sending' })
  set(clearCheckoutErrorAtom)
  const { cart, ...attempt } = set(beginAttemptAtom, randomKey)
  const refusal = await tryToLeave(cart, { ...attempt, language }, (sessionId) => {
    set(setSessionAtom, sessionId)
  })
  if (refusal === undefined) return
  if (!refusal.isUnknown) set(endAttemptAtom)
  set(stateAtom, { status: 'refused', notice: refusal.notice })
  set(setCheckoutErrorAtom, refusal.notice, refusal.lines)
})

// Not randomUUID: browsers withhold it from pages that came without TLS, as on the studio's own network.
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Checks what can be checked here, then fetches the part that calls the shop and Stripe. */
async function tryToLeave(
  cart: CheckoutCart,
  attempt: Omit<CheckoutContext, 'origin'>,
  onSession: (sessionId: string) => void,
): Promise<Refusal | undefined> {
  const notice = validateCheckout(cart, window.navigator.onLine)
  if (notice !== undefined) return refusalOfCart(notice)
  try {
    const { startHostedCheckout } = await loadHostedCheckout()
    return await startHostedCheckout(cart, { ...attempt, origin: window.location.origin }, onSession)
  } catch (error) {
    console.error('Checkout failed', error)
    return refusalOfCart({ key: 'checkoutFailed' })
  }
}

/** Fetches ahead what the press on the button will need. */
export const loadHostedCheckout = () => loadChunk('checkout', () => import('./start-hosted-checkout'))
