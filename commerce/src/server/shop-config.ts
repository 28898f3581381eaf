import type { Environment } from '../lib/environment'

/** What a page must be told and no build may contain; src/lib/runtime-config.ts reads it. */
export function shopConfig(stripe: Environment['stripe']): string {
  return JSON.stringify({
    stripePublishableKey: stripe.publishableKey,
    stripeScriptUrl: stripe.sandboxUrl === undefined ? null : `${stripe.sandboxUrl}/stripe.js`,
  })
}
