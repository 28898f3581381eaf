import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { runtimeConfig } from '@/lib/runtime-config'
import { CheckoutFailure } from './checkout-failure'

/** A hanging network leaves loadStripe pending for ever, so it is raced, in ms. */
const STRIPE_TIMEOUT_MS = 10_000

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
  throw new CheckoutFailure({ key: 'stripeFailed' })
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
