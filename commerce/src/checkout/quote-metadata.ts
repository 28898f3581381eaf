import * as z from 'zod'
import { DELIVERY_OPTIONS } from '../contract/cart/delivery-option'
import type { Checkout } from './checkout'

const KEY_PREFIX = 'quote_'
/** Stripe's limits of metadata: 50 keys, values of 500 characters (docs.stripe.com/api/metadata). */
const MAX_VALUE_LENGTH = 500
const MAX_VALUES = 45

const quoteSchema = z.object({
  locale: z.string(),
  delivery_option: z.enum(DELIVERY_OPTIONS),
  currency: z.string(),
  subtotal: z.int(),
  shipping: z.int(),
  tax: z.int(),
  total: z.int(),
  tax_rate_percent: z.number(),
  shipping_option_id: z.string(),
  proof_id: z.string().nullable().default(null),
  lines: z.array(
    z.object({
      variantId: z.string(),
      productId: z.string(),
      name: z.string(),
      size: z.string(),
      quantity: z.int(),
      priceInRappen: z.int(),
    }),
  ),
})
export type StoredQuote = z.infer<typeof quoteSchema>

/**
 * Returns the metadata from which a checkout that is missing in a restored backup can be restored. Empty if the
 * quote is too long for Stripe's limits.
 */
export function toQuoteMetadata(checkout: Checkout): Record<string, string> {
  // Non-ASCII characters and spaces are escaped, as values are split anywhere,
  // and spaces at their ends could be lost.
  const json = JSON.stringify(quoteSchema.parse(checkout)).replaceAll(
    /[^\x21-\x7E]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  const count = Math.ceil(json.length / MAX_VALUE_LENGTH)
  if (count > MAX_VALUES) return {}
  const parts = Array.from({ length: count }, (_, i) =>
    json.slice(i * MAX_VALUE_LENGTH, (i + 1) * MAX_VALUE_LENGTH),
  )
  return Object.fromEntries(parts.map((part, i) => [`${KEY_PREFIX}${i}`, part]))
}

/** Returns undefined if the metadata hold no complete quote. */
export function parseQuoteMetadata(metadata: Record<string, string>): StoredQuote | undefined {
  let json = ''
  for (let i = 0; ; i += 1) {
    const part = metadata[`${KEY_PREFIX}${i}`]
    if (part === undefined) break
    json += part
  }
  try {
    return quoteSchema.parse(JSON.parse(json))
  } catch {
    return undefined
  }
}
