import Stripe from 'stripe'
import type { Environment } from './environment'

/** Longest wait for one answer of the payment provider, in milliseconds. */
const PROVIDER_TIMEOUT_MS = 9000

/** Stripe's own SDK; in sandbox mode it speaks to the stand-in instead, and nothing else changes. */
export function createStripe(settings: Environment['stripe']): Stripe {
  const { secretKey, sandboxUrl } = settings
  const limits = { timeout: PROVIDER_TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false }
  if (sandboxUrl === undefined) return new Stripe(secretKey, limits)
  const { protocol, hostname, port } = new URL(sandboxUrl)
  return new Stripe(secretKey, {
    ...limits,
    protocol: protocol === 'https:' ? 'https' : 'http',
    host: hostname,
    port,
  })
}
