import { cartItemId } from '@contract/cart/cart-item-id'
import type { Product } from '@contract/catalogue/catalogue'
import { MAX_QUANTITY } from '@contract/limits'
import type { UserMessage } from '@contract/api/messages'
import type { Lines } from './cart-lines'

export type AddRequest = { product: Pick<Product, 'id'> | null | undefined; size: unknown }

type Verdict = { product: Product; size: string } | { error: UserMessage }

/** Checks in the order of section 5; returns the catalogue's own product, whose prices count, or why not. */
export function validateAdd(request: AddRequest, catalogue: readonly Product[], lines: Lines): Verdict {
  const { product: named, size } = request
  if (named === null || named === undefined) return refuse({ key: 'productRequired' })
  if (typeof size !== 'string' || size === '') return refuse({ key: 'sizeRequired' })
  const product = catalogue.find((candidate) => candidate.id === named.id)
  if (product === undefined) return refuse({ key: 'notInCatalogue' })
  if (!product.inStock) return refuse({ key: 'outOfStock' })
  if (!product.sizes.includes(size)) return refuse({ key: 'sizeNotAvailable', values: { size } })
  const line = lines.find((candidate) => candidate.id === cartItemId(product.id, size))
  if (line !== undefined && line.quantity >= MAX_QUANTITY) {
    return refuse({ key: 'maximumReached', values: { max: MAX_QUANTITY } })
  }
  return { product, size }
}

function refuse(error: UserMessage): Verdict {
  return { error }
}
