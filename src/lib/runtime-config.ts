import * as z from 'zod/mini'

const schema = z.strictObject({
  stripePublishableKey: z.string(),
  stripeScriptUrl: z.nullable(z.string()),
})
export type RuntimeConfig = z.infer<typeof schema>

/** Parses what the server wrote into the page and no build may contain. Throws where it is missing. */
export function runtimeConfig(): RuntimeConfig {
  const content = document.querySelector<HTMLMetaElement>('meta[name="shop-config"]')?.content ?? ''
  return schema.parse(JSON.parse(content))
}
