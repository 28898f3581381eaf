import type { ShopConfig } from '../contract/site/shop-config'
import type { Environment } from '../lib/environment'

/** Returns the configuration that the checkout reads from the page, as JSON. */
export function buildShopConfig(stripe: Environment['stripe']): string {
  const config: ShopConfig = {
    stripePublishableKey: stripe.publishableKey,
    stripeScriptUrl: stripe.sandboxUrl === undefined ? null : `${stripe.sandboxUrl}/stripe.js`,
  }
  return JSON.stringify(config)
}
