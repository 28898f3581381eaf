import * as z from 'zod/mini'

const wordsSchema = z.object({
  name: z.optional(z.string()),
  description: z.optional(z.string()),
  details: z.optional(z.array(z.string())),
})

/** A product of the catalogue. `availability` is `true` for a size whose stock Medusa does not manage. */
const productSchema = z.object({
  id: z.string(),
  handle: z.string(),
  name: z.string(),
  description: z.string(),
  details: z.array(z.string()),
  translations: z.optional(
    z.object({ de: z.optional(wordsSchema), fr: z.optional(wordsSchema), it: z.optional(wordsSchema) }),
  ),
  /** The lowest of `prices`, in francs with two decimals, without tax. */
  price: z.number(),
  /** The price of one piece in each size of `sizes`, in francs with two decimals, without tax. */
  prices: z.record(z.string(), z.number()),
  currency: z.string(),
  images: z.object({ front: z.string(), back: z.optional(z.string()) }),
  sizes: z.array(z.string()),
  availability: z.record(z.string(), z.union([z.number(), z.literal(true)])),
  inStock: z.boolean(),
})
export type Product = z.infer<typeof productSchema>

/** The values that browsers compute totals from. Amounts in francs with decimals, the rate in percent. */
const pricingSchema = z.object({
  currency: z.string(),
  country: z.string(),
  taxRate: z.number(),
  shipping: z.object({ domestic: z.number(), international: z.number(), pickup: z.number() }),
})

export const catalogueSchema = z.object({ products: z.array(productSchema), pricing: pricingSchema })
export type Catalogue = z.infer<typeof catalogueSchema>
