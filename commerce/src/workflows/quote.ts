import { liveStock, piecesOf } from '../catalogue/live-stock'
import type { CatalogueProduct, CatalogueSize, Catalogue } from '../catalogue/catalogue'
import type { CartItem } from '../contract/cart-item'
import type { LineProblem } from '../contract/checkout'
import { MESSAGES, message } from '../contract/messages'
import { toFrancs, toRappen } from '../contract/money'
import { computeTotals, type DeliveryOption } from '../contract/totals'
import type { PiecesByItem } from '../modules/checkout/hold-priority'
import type { Quote, QuotedLine } from '../modules/checkout/types'

type Priced = { line: QuotedLine } | { problem: LineProblem }

/**
 * What the buyer will pay, or which lines cannot be sold as they were asked for, with `free` pieces of what they are made
 * of. Two lines may take from one inventory item: the first has its pieces first. Pure; amounts in Rappen.
 */
export function quote(
  items: readonly CartItem[],
  deliveryOption: DeliveryOption,
  catalogue: Catalogue,
  free: PiecesByItem,
): { quote: Quote } | { problems: LineProblem[] } {
  const left = new Map(free)
  const priced = items.map((item, index) =>
    items.findIndex(({ id }) => id === item.id) < index ? duplicate(item) : price(item, catalogue, left),
  )
  if (!priced.every((result) => 'line' in result))
    return { problems: priced.flatMap((result) => ('problem' in result ? result.problem : [])) }

  const lines = priced.map(({ line }) => line)
  const { pricing, shippingOptionIds } = catalogue
  return {
    quote: {
      deliveryOption,
      lines,
      currency: pricing.currency,
      ...computeTotals(lines, deliveryOption, pricing),
      taxRatePercent: pricing.taxRatePercent,
      shippingOptionId: deliveryOption === 'pickup' ? shippingOptionIds.pickup : shippingOptionIds.domestic,
    },
  }
}

/** The catalogue's products and sizes that a cart names, as far as there are such. */
export function namedSizes(items: readonly CartItem[], catalogue: Catalogue): CatalogueSize[] {
  return items.flatMap((item) => find(item, catalogue)?.size ?? [])
}

function find(
  item: CartItem,
  catalogue: Catalogue,
): { product: CatalogueProduct; size: CatalogueSize | undefined } | undefined {
  const product = catalogue.products.find(({ id }) => id === item.productId)
  return product && { product, size: product.sizes.find(({ size }) => size === item.size) }
}

/** The line, whose pieces are then taken off what is `left`. */
function price(item: CartItem, catalogue: Catalogue, left: Map<string, number>): Priced {
  const found = find(item, catalogue)
  if (found === undefined) return problem(item, 'product_gone', MESSAGES.productGone)
  const { product, size } = found
  const { name } = product
  if (size === undefined) {
    return problem(item, 'size_gone', message('sizeNotAvailable', { size: item.size }))
  }
  const available = liveStock(left)(size)
  if (available !== true && available < item.quantity) {
    const sentence = available > 0 ? 'tooFewLeft' : 'soldOutLine'
    return problem(item, 'out_of_stock', message(sentence, { name, size: size.size, available }), {
      available,
    })
  }
  const { currency } = catalogue.pricing
  if (toRappen(item.price) !== size.priceInRappen || item.currency !== currency) {
    const now = toFrancs(size.priceInRappen)
    return problem(
      item,
      'price_changed',
      message('priceChanged', { name, price: `${currency} ${now.toFixed(2)}` }),
      {
        price: now,
      },
    )
  }
  const line: QuotedLine = {
    variantId: size.variantId,
    productId: product.id,
    name,
    size: size.size,
    quantity: item.quantity,
    priceInRappen: size.priceInRappen,
    image: product.images[0] ?? '',
  }
  for (const [itemId, pieces] of piecesOf([line], [size])) left.set(itemId, (left.get(itemId) ?? 0) - pieces)
  return { line }
}

function duplicate(item: CartItem): Priced {
  return problem(item, 'duplicate_line', MESSAGES.cartInvalid)
}

function problem(
  item: CartItem,
  code: LineProblem['code'],
  sentence: string,
  now: { price?: number; available?: number } = {},
): Priced {
  return { problem: { id: item.id, code, message: sentence, ...now } }
}
