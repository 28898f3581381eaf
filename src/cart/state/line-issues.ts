import type { LineIssue } from '@contract/cart/line-issue-schema'
import type { CartItem } from '@contract/cart/cart-item'
import type { Product } from '@contract/catalogue/catalogue'
import { findLineIssue } from '@contract/cart/line-issue'
import { toRappen } from '@contract/money/money'
import type { CatalogueState, ReadyCatalogue } from '@/shop/catalogue/catalogue-atoms'
import { getPiecesLeft, getSizePrice } from '@/shop/catalogue/product'

/**
 * Returns the server's last refusal of a line, else the issue by the catalogue. The catalogue counts pieces
 * reserved by this cart's own open session as sold.
 */
export function findCurrentIssue(
  line: CartItem,
  refused: readonly LineIssue[],
  catalogue: CatalogueState,
  hasOpenSession: boolean,
): LineIssue | undefined {
  const refusedIssue = refused.find(({ id }) => id === line.id)
  if (refusedIssue !== undefined) return refusedIssue
  const issue = catalogue.status === 'ready' ? findCatalogueIssue(line, catalogue) : undefined
  return hasOpenSession && issue?.code === 'out_of_stock' ? undefined : issue
}

function findCatalogueIssue(line: CartItem, { products, servedAt }: ReadyCatalogue): LineIssue | undefined {
  const product = products.find(({ id }) => id === line.productId)
  // A served page may hold only some of the products, and an empty catalogue may be a failure:
  // the product may exist.
  const mayBeElsewhere = servedAt !== undefined || products.length === 0
  if (product === undefined && mayBeElsewhere) return undefined
  return findLineIssue(line, product && getOffer(product, line.size))
}

function getOffer(product: Product, size: string) {
  const { name, currency, sizes } = product
  const sizeOffer = {
    available: getPiecesLeft(product, size),
    priceInRappen: toRappen(getSizePrice(product, size)),
  }
  return { name, currency, size: sizes.includes(size) ? sizeOffer : undefined }
}

/** Returns the line as it can be bought now; undefined if it can only be removed. */
export function getRepairedLine(line: CartItem, issue: LineIssue): CartItem | undefined {
  if (issue.code === 'price_changed') {
    const { price, currency } = issue.values
    return { ...line, price, currency }
  }
  if (issue.code !== 'out_of_stock' || issue.values.available <= 0) return undefined
  return { ...line, quantity: Math.min(line.quantity, issue.values.available) }
}
