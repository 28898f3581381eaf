import type { LineIssue } from '@contract/cart/line-issue-schema'
import type { CartItem } from '@contract/cart/cart-item'
import type { Product } from '@contract/catalogue/catalogue'
import { findLineIssue } from '@contract/cart/line-issue'
import { toRappen } from '@contract/money/money'
import type { CatalogueState, ReadyCatalogue } from '@/shop/catalogue/catalogue-atoms'
import { getPiecesLeft, getSizePrice } from '@/shop/catalogue/product'

/** Returns what the server last refused, else what the catalogue says; it counts an open session's own pieces as gone. */
export function findCurrentIssue(
  line: CartItem,
  refused: readonly LineIssue[],
  catalogue: CatalogueState,
  hasOpenSession: boolean,
): LineIssue | undefined {
  const refusedIssue = refused.find(({ id }) => id === line.id)
  if (refusedIssue !== undefined) return refusedIssue
  const found = catalogue.status === 'ready' ? findCatalogueIssue(line, catalogue) : undefined
  return hasOpenSession && found?.code === 'out_of_stock' ? undefined : found
}

function findCatalogueIssue(line: CartItem, { products, servedAt }: ReadyCatalogue): LineIssue | undefined {
  const product = products.find(({ id }) => id === line.productId)
  // The page may be served with a few products only; an empty catalogue may just be out of reach.
  const mayBeElsewhere = servedAt !== undefined || products.length === 0
  if (product === undefined && mayBeElsewhere) return undefined
  return findLineIssue(line, product && getOffer(product, line.size))
}

function getOffer(product: Product, size: string) {
  const { name, currency, sizes } = product
  const offered = {
    available: getPiecesLeft(product, size),
    priceInRappen: toRappen(getSizePrice(product, size)),
  }
  return { name, currency, size: sizes.includes(size) ? offered : undefined }
}

/** The line as it could be bought now; undefined where it can only be removed. */
export function getRepairedLine(line: CartItem, issue: LineIssue): CartItem | undefined {
  if (issue.code === 'price_changed') {
    const { price, currency } = issue.values
    return { ...line, price, currency }
  }
  if (issue.code !== 'out_of_stock' || issue.values.available <= 0) return undefined
  return { ...line, quantity: Math.min(line.quantity, issue.values.available) }
}
