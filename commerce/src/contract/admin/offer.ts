import * as z from 'zod/mini'

/** Why something is not offered (docs/decisions/014). SHOP_ISSUES concern all products, SIZE_ISSUES one size. */
export const SHOP_ISSUES = ['no_region', 'no_tax_rate', 'no_shipping_option', 'payment_disabled'] as const
export const PRODUCT_ISSUES = [
  'unreadable',
  'not_published',
  'not_in_sales_channel',
  ...SHOP_ISSUES,
  'no_shipping_profile',
  'other_shipping_profile',
  'no_name',
  'name_too_long',
  'no_picture',
  'no_sizes',
] as const
export const SIZE_ISSUES = [
  'no_size_name',
  'size_name_too_long',
  'duplicate_size',
  'no_price',
  'price_zero',
  'price_too_low',
  'price_too_high',
  'no_inventory_item',
  'no_stock_location',
] as const

/** `size` is the title of the size that an issue concerns. */
export const offerIssueSchema = z.object({
  code: z.enum([...PRODUCT_ISSUES, ...SIZE_ISSUES]),
  size: z.optional(z.string()),
})
export type OfferIssue = z.infer<typeof offerIssueSchema>

/** Response of GET /admin/products/:id/offer: the sizes that the shop offers, and why not the others. */
export const productOfferSchema = z.object({
  offeredSizes: z.array(z.string()),
  issues: z.array(offerIssueSchema),
})
export type ProductOffer = z.infer<typeof productOfferSchema>
