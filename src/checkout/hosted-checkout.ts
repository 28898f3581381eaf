import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { CheckoutResponse } from '@contract/checkout'
import { setPendingCheckout } from '@/cart/checkout-state'
import { runtimeConfig } from '@/lib/runtime-config'
import {
  type CheckoutCart,
  type CheckoutContext,
  CheckoutError,
  type CheckoutFailure,
  createSession,
  failureOf,
} from './create-session'

/** A hanging network leaves loadStripe pending for ever, so it is raced, in ms. */
const STRIPE_TIMEOUT_MS = 10_000

/** Sends the buyer to a hosted page; returns why not where that fails. Stripe is not contacted before this press. */
export async function openHostedCheckout(
  cart: CheckoutCart,
  context: CheckoutContext,
  onSession: (sessionId: string) => void,
): Promise<CheckoutFailure | undefined> {
  const stripe = loadStripeClient()
  stripe.catch(() => undefined)
  try {
    const session = await createSession(cart, context)
    const client = await stripe
    onSession(session.id)
    await redirectToStripe(session, client)
    return undefined
  } catch (error) {
    return failureOf(error)
  }
}

/** Stripe's client with the publishable key; throws 'Stripe failed to load' (specification, section 8). */
export async function loadStripeClient(timeoutMs: number = STRIPE_TIMEOUT_MS): Promise<Stripe> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs)
  })
  try {
    const stripe = await Promise.race([load(), tooLate])
    if (stripe !== null) return stripe
  } catch (error) {
    console.error('Stripe failed to load', error)
  } finally {
    clearTimeout(timer)
  }
  throw new CheckoutError({ key: 'stripeFailed' })
}

async function load(): Promise<Stripe | null> {
  const { stripePublishableKey, stripeScriptUrl } = runtimeConfig()
  // The sandbox's script defines window.Stripe, which loadStripe then uses instead of asking Stripe.
  if (stripeScriptUrl !== null && !('Stripe' in window)) await loadScript(stripeScriptUrl)
  return loadStripe(stripePublishableKey)
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`Failed to load ${url}`))
    })
    document.head.append(script)
  })
}

/** Uses redirectToCheckout where Stripe.js still has it, else the session's own address, as Stripe advises. */
export async function redirectToStripe(session: CheckoutResponse, stripe: Stripe): Promise<void> {
  setPendingCheckout(session.id)
  if (typeof stripe.redirectToCheckout !== 'function') {
    window.location.assign(session.url)
    return
  }
  const result = await stripe.redirectToCheckout({ sessionId: session.id })
  if (result?.error !== undefined) window.location.assign(session.url)
}
