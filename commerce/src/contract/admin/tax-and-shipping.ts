import * as z from 'zod/mini'

/** In percent: above every rate there is, and below 81 for 8.1. */
export const MAX_TAX_RATE_PERCENT = 30
/** In Rappen: above every parcel, and below 1000 for 10.00. */
export const MAX_SHIPPING_IN_RAPPEN = 20_000

const taxRatePercent = z
  .number()
  .check(z.minimum(0), z.maximum(MAX_TAX_RATE_PERCENT), z.refine(hasTwoDecimals))
const shippingInRappen = z.int().check(z.minimum(0), z.maximum(MAX_SHIPPING_IN_RAPPEN))

function hasTwoDecimals(value: number): boolean {
  return Math.round(value * 100) / 100 === value
}

/** Answer of GET and POST /admin/tax-and-shipping: as Medusa has them, null where it has none. */
export const taxAndShippingSchema = z.object({
  taxRatePercent: z.nullable(z.number()),
  shippingInRappen: z.nullable(z.int()),
})
export type TaxAndShipping = z.infer<typeof taxAndShippingSchema>

/** Body of POST /admin/tax-and-shipping; `known` is what the new ones replace. */
export const newTaxAndShippingSchema = z.strictObject({
  known: z.strictObject(taxAndShippingSchema.shape),
  taxRatePercent,
  shippingInRappen,
})
export type NewTaxAndShipping = z.infer<typeof newTaxAndShippingSchema>

/** Why none are saved. */
const REFUSALS = ['changed', 'no_tax_rate', 'no_shipping_option'] as const
export type TaxAndShippingRefusal = (typeof REFUSALS)[number]

/** Answer of POST /admin/tax-and-shipping with status 409. */
export const refusedTaxAndShippingSchema = z.object({
  code: z.enum(REFUSALS),
  current: taxAndShippingSchema,
})
