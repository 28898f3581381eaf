import type { Environment } from '../lib/environment'

/** Run-time settings that src/checkout/hosted-checkout.ts reads. */
export function shopConfig(stripe: Environment['stripe']): string {
  return JSON.stringify({
    stripePublishableKey: stripe.publishableKey,
    stripeScriptUrl: stripe.sandboxUrl === undefined ? null : `${stripe.sandboxUrl}/stripe.js`,
  })
}
