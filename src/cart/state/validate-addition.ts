import { getCartItemId } from '@contract/cart/cart-item-id'
import type { Product } from '@contract/catalogue/catalogue'
import { MAX_QUANTITY } from '@contract/limits'
import type { UserMessage } from '@contract/api/messages'
import type { CartLines } from './cart-lines'

export type AdditionRequest = { product: Pick<Product, 'id'> | null | undefined; size: unknown }

type AdditionResult = { product: Product; size: string } | { error: UserMessage }

/**
 * Validates an addition; where several reasons forbid it, the first one that is checked here is shown.
 * Returns the catalogue's product, whose prices count, or the reason of a refusal.
 */
export function validateAddition(
  request: AdditionRequest,
  catalogue: readonly Product[],
  lines: CartLines,
): AdditionResult {
  const { product: named, size } = request
  if (named === null || named === undefined) return buildRejection({ key: 'productRequired' })
  if (typeof size !== 'string' || size === '') return buildRejection({ key: 'sizeRequired' })
  const product = catalogue.find((candidate) => candidate.id === named.id)
  if (product === undefined) return buildRejection({ key: 'notInCatalogue' })
  if (!product.inStock) return buildRejection({ key: 'outOfStock' })
  if (!product.sizes.includes(size)) return buildRejection({ key: 'sizeNotAvailable', values: { size } })
  const line = lines.find((candidate) => candidate.id === getCartItemId(product.id, size))
  if (line !== undefined && line.quantity >= MAX_QUANTITY) {
    return buildRejection({ key: 'maximumReached', values: { max: MAX_QUANTITY } })
  }
  return { product, size }
}

function buildRejection(error: UserMessage): AdditionResult {
  return { error }
}
