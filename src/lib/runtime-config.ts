import * as z from 'zod/mini'

const schema = z.strictObject({
  stripePublishableKey: z.string(),
  /** Where the payment sandbox serves its Stripe.js; null when payments are Stripe's. */
  stripeScriptUrl: z.nullable(z.string()),
})
export type RuntimeConfig = z.infer<typeof schema>

/** What the server wrote into the page when it served it: facts that no build may contain. Throws where it is missing. */
export function runtimeConfig(): RuntimeConfig {
  const content = document.querySelector<HTMLMetaElement>('meta[name="shop-config"]')?.content ?? ''
  return schema.parse(JSON.parse(content))
}
