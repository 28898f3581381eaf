import * as z from 'zod'
import { toRappen } from '../contract/money/money'
import type { OfferProduct } from './find-offer-issues'

const numeric = z.coerce.number()

const variantSchema = z.object({
  id: z.string(),
  title: z.string().nullable().transform(toProductName),
  variant_rank: z.number().nullish(),
  manage_inventory: z.boolean(),
  allow_backorder: z.boolean(),
  calculated_price: z.object({ calculated_amount: numeric.nullable() }).nullish(),
  inventory_items: z.array(z.object({ inventory_item_id: z.string(), required_quantity: numeric })),
})

const productSchema = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string().transform(toProductName),
  status: z.string(),
  description: z.string().nullable(),
  metadata: z.record(z.string(), z.unknown()).nullable(),
  images: z.array(z.object({ url: z.string(), rank: z.number().nullish() })),
  updated_at: z.coerce.date(),
  shipping_profile: z.object({ id: z.string() }).nullish(),
  sales_channels: z.array(z.object({ id: z.string() }).nullish()).nullish(),
  variants: z.array(variantSchema),
})

export type MedusaProduct = z.infer<typeof productSchema>

export type MedusaVariant = z.infer<typeof variantSchema>

export const MEDUSA_PRODUCT_FIELDS = [
  'id',
  'handle',
  'title',
  'status',
  'description',
  'metadata',
  'updated_at',
  'images.url',
  'images.rank',
  'shipping_profile.id',
  'sales_channels.id',
  'variants.id',
  'variants.title',
  'variants.variant_rank',
  'variants.manage_inventory',
  'variants.allow_backorder',
  'variants.calculated_price.*',
  'variants.inventory_items.inventory_item_id',
  'variants.inventory_items.required_quantity',
]

/** Returns undefined for an invalid row, which must not stop the other products. */
export function parseMedusaProduct(row: unknown): MedusaProduct | undefined {
  const parsed = productSchema.safeParse(row)
  if (!parsed.success) return undefined
  const { images, variants } = parsed.data
  return {
    ...parsed.data,
    images: images.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0)),
    variants: variants.toSorted((a, b) => (a.variant_rank ?? 0) - (b.variant_rank ?? 0)),
  }
}

export function toOfferProduct(product: MedusaProduct): OfferProduct {
  return {
    isPublished: product.status === 'published',
    name: product.title,
    images: product.images.map(({ url }) => url),
    shippingProfileId: product.shipping_profile?.id ?? null,
    salesChannelIds: (product.sales_channels ?? []).flatMap((channel) => channel?.id ?? []),
    variants: product.variants.map((variant) => ({
      id: variant.id,
      size: variant.title,
      priceInRappen: getPriceInRappen(variant),
      inventoryItemIds: variant.manage_inventory ? listVariantItemIds(variant) : null,
    })),
  }
}

export function listVariantItemIds({ inventory_items: items }: MedusaVariant): string[] {
  return items.map(({ inventory_item_id: id }) => id)
}

/** Returns the price in Rappen without tax; null without a price in the shop's region and currency. */
export function getPriceInRappen({ calculated_price: price }: MedusaVariant): number | null {
  const amount = price?.calculated_amount ?? null
  return amount === null ? null : toRappen(amount)
}

function toProductName(title: string | null): string {
  return toSingleLine(title ?? '')
}

/** Replaces control characters and line breaks, which would break mails and the payment page. */
export function toSingleLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}
