import { createStockLookup, countPiecesByItem } from '../inventory/available-stock'
import type { CatalogueSize, SalesCatalogue } from '../catalogue/catalogue-index'
import type { LineIssue } from '../contract/cart/line-issue-schema'
import type { CartItem } from '../contract/cart/cart-item'
import { findLineIssue } from '../contract/cart/line-issue'
import type { DeliveryOption } from '../contract/cart/delivery-option'
import { computeTotals } from '../contract/money/totals'
import type { PiecesByItem } from '../inventory/reservation-rules'
import type { Quote, QuotedLine } from './checkout'

type PricedCartLine = { line?: QuotedLine; issue?: LineIssue | undefined }

/** Quotes a cart in Rappen against the `free` pieces, or returns the lines that cannot be sold. Pure. */
export function quoteCart(
  items: readonly CartItem[],
  deliveryOption: DeliveryOption,
  catalogue: SalesCatalogue,
  free: PiecesByItem,
): { quote: Quote } | { issues: LineIssue[] } {
  const left = new Map(free)
  const priced = items.map((item, index) =>
    items.findIndex(({ id }) => id === item.id) < index
      ? toDuplicateIssue(item)
      : priceCartLine(item, catalogue, left),
  )
  const issues = priced.flatMap(({ issue }) => issue ?? [])
  if (issues.length > 0) return { issues }

  const lines = priced.flatMap(({ line }) => line ?? [])
  const { pricing } = catalogue
  return {
    quote: {
      delivery_option: deliveryOption,
      lines,
      currency: pricing.currency,
      ...computeTotals(lines, deliveryOption, pricing),
      tax_rate_percent: pricing.taxRatePercent,
      shipping_option_id: catalogue.shippingOptionIds[deliveryOption],
    },
  }
}

export function findCartSizes(items: readonly CartItem[], catalogue: SalesCatalogue): CatalogueSize[] {
  return items.flatMap((item) => findCartProduct(item, catalogue)?.size ?? [])
}

function findCartProduct(item: CartItem, catalogue: SalesCatalogue) {
  const product = catalogue.products.find(({ id }) => id === item.productId)
  return product && { product, size: product.sizes.find(({ size }) => size === item.size) }
}

function priceCartLine(item: CartItem, catalogue: SalesCatalogue, left: Map<string, number>): PricedCartLine {
  const { product, size } = findCartProduct(item, catalogue) ?? {}
  const offered = product && {
    name: product.name,
    currency: catalogue.pricing.currency,
    size: size && { available: createStockLookup(left)(size), priceInRappen: size.priceInRappen },
  }
  const issue = findLineIssue(item, offered)
  if (issue !== undefined || product === undefined || size === undefined) return { issue }
  const line: QuotedLine = {
    variantId: size.variantId,
    productId: product.id,
    name: product.name,
    size: size.size,
    quantity: item.quantity,
    priceInRappen: size.priceInRappen,
    image: product.images[0] ?? '',
  }
  for (const [itemId, pieces] of countPiecesByItem([line], [size]))
    left.set(itemId, (left.get(itemId) ?? 0) - pieces)
  return { line }
}

function toDuplicateIssue({ id }: CartItem): PricedCartLine {
  return { issue: { id, code: 'duplicate_line' } }
}
