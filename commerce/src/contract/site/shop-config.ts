import * as z from 'zod/mini'

/**
 * What the server writes into each page for the checkout, as it differs by installation. Not strict: scripts of one build
 * may read the page of the next.
 */
export const shopConfigSchema = z.object({
  stripePublishableKey: z.string(),
  /** Of the sandbox; null where Stripe's own script is loaded. */
  stripeScriptUrl: z.nullable(z.string()),
})

export type ShopConfig = z.infer<typeof shopConfigSchema>
