import type { Environment } from '../lib/environment'

/** Returns the settings that src/checkout/hosted-checkout.ts reads from the page, as JSON. */
export function buildShopConfig(stripe: Environment['stripe']): string {
  return JSON.stringify({
    stripePublishableKey: stripe.publishableKey,
    stripeScriptUrl: stripe.sandboxUrl === undefined ? null : `${stripe.sandboxUrl}/stripe.js`,
  })
}
