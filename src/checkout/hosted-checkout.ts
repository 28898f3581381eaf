import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import * as z from 'zod/mini'
import type { CheckoutResponse } from '@contract/cart/checkout'
import { withTimeout } from '@/lib/timers'
import { CheckoutError } from './checkout-failure'
import { type CheckoutCart, type CheckoutContext, createSession } from './create-session'

/** A hanging network leaves loadStripe pending for ever, so it is raced, in ms. */
const STRIPE_TIMEOUT_MS = 10_000

/** Creates a session while Stripe's client loads, whose failure counts after the shop's. Throws CheckoutError. */
export async function createHostedCheckout(
  cart: CheckoutCart,
  context: CheckoutContext,
): Promise<{ session: CheckoutResponse; stripe: Stripe }> {
  const loading = loadStripeClient()
  loading.catch(() => undefined)
  const session = await createSession(cart, context)
  return { session, stripe: await loading }
}

/** Uses redirectToCheckout where Stripe.js still has it, else the session's own address, as Stripe advises. */
export async function redirectToStripe({ id, url }: CheckoutResponse, stripe: Stripe): Promise<void> {
  if (typeof stripe.redirectToCheckout === 'function') {
    const result = await stripe.redirectToCheckout({ sessionId: id })
    if (result?.error === undefined) return
  }
  window.location.assign(url)
}

const STRIPE_FAILED = { key: 'stripeFailed' } as const

/** Stripe's client with the publishable key; throws 'Stripe failed to load' (specification, section 8). */
export async function loadStripeClient(timeoutMs: number = STRIPE_TIMEOUT_MS): Promise<Stripe> {
  try {
    const stripe = await withTimeout(load(), timeoutMs, () => null)
    if (stripe !== null) return stripe
  } catch (error) {
    console.error('Stripe failed to load', error)
  }
  // By then there is a session: another press must find the same one.
  throw new CheckoutError(STRIPE_FAILED, { message: STRIPE_FAILED, lines: [], isOutcomeUnknown: true })
}

async function load(): Promise<Stripe | null> {
  const { stripePublishableKey, stripeScriptUrl } = readRuntimeConfig()
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

const configSchema = z.strictObject({
  stripePublishableKey: z.string(),
  stripeScriptUrl: z.nullable(z.string()),
})

/** Parses what the server wrote into the page and no build may contain. Throws where it is missing. */
function readRuntimeConfig() {
  const content = document.querySelector<HTMLMetaElement>('meta[name="shop-config"]')?.content ?? ''
  return configSchema.parse(JSON.parse(content))
}
