import {
  MAX_IMAGE_URL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PAYMENT_IN_RAPPEN,
  MAX_PRICE_IN_FRANCS,
  MAX_QUANTITY,
  MAX_SIZE_LENGTH,
  MIN_PAYMENT_IN_RAPPEN,
} from '../contract/limits'
import { DELIVERY_OPTIONS } from '../contract/cart/delivery-option'
import { toRappen } from '../contract/money/money'
import type { OfferIssue } from '../contract/admin/offer'
import { computeTotals, type Pricing } from '../contract/money/totals'
import { parseUrl } from '../contract/text/parse-url'

export type OfferVariant = {
  id: string
  size: string
  priceInRappen: number | null
  inventoryItemIds: readonly string[] | null
}

export type OfferProduct = {
  isPublished: boolean
  name: string
  images: readonly string[]
  shippingProfileId: string | null
  salesChannelIds: readonly string[]
  variants: readonly OfferVariant[]
}

export type OfferTerms = {
  pricing: Pricing
  salesChannelId: string
  shippingProfileIds: readonly string[]
  issues: readonly OfferIssue['code'][]
}

/** Whether an item has a stock level, even of 0 pieces. */
export type IsStocked = (inventoryItemId: string) => boolean

/** Without a variant, the issue withholds the whole product. */
export type LocatedIssue = OfferIssue & { variantId?: string }

/**
 * Returns why a product or its sizes cannot be ordered:
 * what Medusa's complete-cart or the payment page would refuse. Pure.
 */
export function findOfferIssues(
  product: OfferProduct,
  terms: OfferTerms,
  isStocked: IsStocked,
): LocatedIssue[] {
  return [
    ...findProductIssues(product, terms),
    ...product.variants.flatMap((variant) =>
      findSizeIssues(variant, product, terms, isStocked).map((code) => ({
        code,
        size: variant.size,
        variantId: variant.id,
      })),
    ),
  ]
}

export function filterOfferedVariants<V extends { id: string }>(
  variants: readonly V[],
  issues: readonly LocatedIssue[],
): V[] {
  if (issues.some(({ variantId }) => variantId === undefined)) return []
  const withheld = new Set(issues.map(({ variantId }) => variantId))
  return variants.filter(({ id }) => !withheld.has(id))
}

/** Whether a URL is a path or a web address, and short enough for a cart line. */
export function isShowableImage(url: string): boolean {
  if (url === '' || url.length > MAX_IMAGE_URL_LENGTH) return false
  return ['http:', 'https:'].includes(parseUrl(url, 'http://localhost')?.protocol ?? '')
}

function findProductIssues(product: OfferProduct, terms: OfferTerms): LocatedIssue[] {
  const { shippingProfileId: profile } = product
  const checks: [LocatedIssue['code'], boolean][] = [
    ['not_published', !product.isPublished],
    ['not_in_sales_channel', !product.salesChannelIds.includes(terms.salesChannelId)],
    ...terms.issues.map((code): [LocatedIssue['code'], boolean] => [code, true]),
    ['no_shipping_profile', profile === null],
    ['other_shipping_profile', profile !== null && terms.shippingProfileIds.some((id) => id !== profile)],
    ['no_name', product.name === ''],
    ['name_too_long', product.name.length > MAX_NAME_LENGTH],
    ['no_picture', !product.images.some(isShowableImage)],
    ['no_sizes', product.variants.length === 0],
  ]
  return checks.filter(([, fails]) => fails).map(([code]) => ({ code }))
}

function findSizeIssues(
  { size, priceInRappen, inventoryItemIds }: OfferVariant,
  { variants }: OfferProduct,
  { pricing }: OfferTerms,
  isStocked: IsStocked,
): LocatedIssue['code'][] {
  const checks: [LocatedIssue['code'], boolean][] = [
    ['no_size_name', size === ''],
    ['size_name_too_long', size.length > MAX_SIZE_LENGTH],
    ['duplicate_size', size !== '' && variants.filter((other) => other.size === size).length > 1],
    ...checkPrice(priceInRappen, pricing),
    ['no_inventory_item', inventoryItemIds?.length === 0],
    ['no_stock_location', inventoryItemIds?.some((id) => !isStocked(id)) === true],
  ]
  return checks.filter(([, fails]) => fails).map(([code]) => code)
}

/** One piece must reach the minimum of a payment, and the maximum quantity must not exceed its maximum. */
function checkPrice(priceInRappen: number | null, pricing: Pricing): [LocatedIssue['code'], boolean][] {
  if (priceInRappen === null) return [['no_price', true]]
  const computeSums = (quantity: number) =>
    DELIVERY_OPTIONS.map((option) => computeTotals([{ priceInRappen, quantity }], option, pricing).total)
  const min = Math.min(...computeSums(1))
  const max = Math.max(...computeSums(MAX_QUANTITY))
  const isPayable = priceInRappen <= toRappen(MAX_PRICE_IN_FRANCS) && max <= MAX_PAYMENT_IN_RAPPEN
  return [
    ['price_zero', priceInRappen === 0],
    ['price_too_low', priceInRappen !== 0 && min < MIN_PAYMENT_IN_RAPPEN],
    ['price_too_high', !isPayable],
  ]
}
