import type { Environment } from '../lib/environment'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What a page must be told and no build may contain; src/lib/runtime-config.ts reads it. */
export function shopConfig(stripe: Environment['stripe']): string {
  return JSON.stringify({
    stripePublishableKey: stripe.publishableKey,
    stripeScriptUrl: stripe.sandboxUrl === undefined ? null : `${stripe.sandboxUrl}/stripe.js`,
  })
}

/** A page with the configuration written into its meta element. Throws where the page has no such element. */
export function withShopConfig(html: string, config: string): string {
  const escaped = config.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
  const filled = html.replace(
    /<meta name="shop-config" content=""\s*\/?>/,
    () => `<meta name="shop-config" content="${escaped}" />`,
  )
  if (filled === html) throw new Error('A page has no empty shop-config meta element: build the site anew.')
  return filled
}
