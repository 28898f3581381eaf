import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { CheckoutResponse } from '@contract/cart/checkout-request'
import { type ShopConfig, shopConfigSchema } from '@contract/site/shop-config'
import { awaitWithin } from '@/lib/timers'
import { CheckoutError } from './checkout-failure'
import { type CheckoutCart, type CheckoutContext, createSession } from './create-session'

/** In ms: on a hanging network loadStripe never settles. */
const STRIPE_TIMEOUT_MS = 10_000

/**
 * Creates a session while Stripe's client loads. If both fail, the shop's failure is reported.
 * Rejects with CheckoutError.
 */
export async function createHostedCheckout(
  cart: CheckoutCart,
  context: CheckoutContext,
): Promise<{ session: CheckoutResponse; stripe: Stripe }> {
  const loading = loadStripeClient()
  loading.catch(() => undefined)
  const session = await createSession(cart, context)
  return { session, stripe: await loading }
}

/** Uses redirectToCheckout if Stripe.js still has it, else the session's URL, as Stripe recommends. */
export async function redirectToStripe({ id, url }: CheckoutResponse, stripe: Stripe): Promise<void> {
  if (typeof stripe.redirectToCheckout === 'function') {
    const result = await stripe.redirectToCheckout({ sessionId: id })
    if (result?.error === undefined) return
  }
  window.location.assign(url)
}

/**
 * Loads Stripe's client with the publishable key. Rejects with 'Stripe failed to load'.
 */
export async function loadStripeClient(timeoutMs: number = STRIPE_TIMEOUT_MS): Promise<Stripe> {
  try {
    const stripe = await awaitWithin(load(), timeoutMs, () => null)
    if (stripe !== null) return stripe
  } catch (error) {
    console.error('Stripe failed to load', error)
  }
  // A session may exist by then: the next press must use the same key, to get the same session.
  throw new CheckoutError({ key: 'stripeFailed' }, { isOutcomeUnknown: true })
}

async function load(): Promise<Stripe | null> {
  const { stripePublishableKey, stripeScriptUrl } = readShopConfig()
  // The sandbox's script defines window.Stripe. loadStripe uses that instead of loading Stripe's script.
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

/** Reads the configuration that the server writes into the page. Throws if it is missing. */
function readShopConfig(): ShopConfig {
  const content = document.querySelector<HTMLMetaElement>('meta[name="shop-config"]')?.content ?? ''
  return shopConfigSchema.parse(JSON.parse(content))
}
