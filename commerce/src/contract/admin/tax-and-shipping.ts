import * as z from 'zod/mini'

/** In percent: higher than any real rate, and lower than 81, which is 8.1 mistyped. */
export const MAX_TAX_RATE_PERCENT = 30
/** In Rappen: higher than any real price, and lower than 1000 francs, which is 10.00 mistyped. */
export const MAX_SHIPPING_IN_RAPPEN = 20_000

const taxRatePercent = z
  .number()
  .check(z.minimum(0), z.maximum(MAX_TAX_RATE_PERCENT), z.refine(hasTwoDecimals))
const shippingInRappen = z.int().check(z.minimum(0), z.maximum(MAX_SHIPPING_IN_RAPPEN))

function hasTwoDecimals(value: number): boolean {
  return Math.round(value * 100) / 100 === value
}

/** Response of GET and POST /admin/tax-and-shipping: Medusa's values, null where it has none. */
export const taxAndShippingSchema = z.object({
  taxRatePercent: z.nullable(z.number()),
  shippingInRappen: z.nullable(z.int()),
})
export type TaxAndShipping = z.infer<typeof taxAndShippingSchema>

/** Body of POST /admin/tax-and-shipping. `known` are the values to be replaced. */
export const newTaxAndShippingSchema = z.strictObject({
  known: z.strictObject(taxAndShippingSchema.shape),
  taxRatePercent,
  shippingInRappen,
})
export type NewTaxAndShipping = z.infer<typeof newTaxAndShippingSchema>

/** Why nothing is saved. */
const REFUSAL_CODES = ['changed', 'no_tax_rate', 'no_shipping_option'] as const
export type TaxAndShippingRefusal = (typeof REFUSAL_CODES)[number]

/** Response of POST /admin/tax-and-shipping with status 409. */
export const refusedTaxAndShippingSchema = z.object({
  code: z.enum(REFUSAL_CODES),
  current: taxAndShippingSchema,
})
