import Stripe from 'stripe'
import type { Environment } from '../lib/environment'

const STRIPE_TIMEOUT_MS = 9000

/**
 * Returns a client of Stripe, or of the sandbox if its URL is configured.
 * A request takes at most 9 s and is retried once.
 */
export function createStripeClient(settings: Environment['stripe']): Stripe {
  const { secretKey, sandboxUrl } = settings
  const limits = { timeout: STRIPE_TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false }
  if (sandboxUrl === undefined) return new Stripe(secretKey, limits)
  const { protocol, hostname, port } = new URL(sandboxUrl)
  return new Stripe(secretKey, {
    ...limits,
    protocol: protocol === 'https:' ? 'https' : 'http',
    host: hostname,
    port,
  })
}

/** Returns one of Stripe's times, which are seconds since 1970. */
export function fromUnixTime(seconds: number): Date {
  return new Date(seconds * 1000)
}

/** Returns the id of a session's payment intent, expanded or not; undefined before there is one. */
export function getPaymentIntentId({ payment_intent: payment }: Stripe.Checkout.Session): string | undefined {
  return typeof payment === 'string' ? payment : payment?.id
}
