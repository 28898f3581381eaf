import { randomUUID } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import { listInventoryItemIds, countPiecesByItem } from '../inventory/available-stock'
import type { CheckoutRequest } from '../contract/cart/checkout'
import { MAX_PAYMENT_IN_RAPPEN } from '../contract/limits'
import type { Language } from '../contract/settings'
import { catalogueChanged, invalidRequest, ShopError } from '../lib/shop-error'
import {
  treatAsPaid,
  computeReservablePieces,
  computeFreePieces,
  type PiecesByItem,
  findSessionsToExpire,
} from '../inventory/reservation-rules'
import type { Checkout } from './checkout'
import { findCartSizes, quoteCart } from './quote'
import { computeSessionExpiry } from './rules/session-end'

export type OpenCheckoutInput = {
  request: CheckoutRequest
  /** The same for a retry of the browser's. */
  idempotencyKey: string | undefined
  /** The session that this cart was taken to before. */
  replaces: string | undefined
  language: Language
  addressHash: string
}

/** The pieces are there once these sessions of others are closed. */
export class SessionsToExpireError extends ShopError {
  constructor(
    refused: ShopError,
    readonly sessionIds: readonly string[],
  ) {
    super(refused.status, refused.body)
  }
}

/** Claims the pieces where they are free; `unexpirable` sessions keep theirs. Throws ShopError. */
export async function tryReserve(
  input: OpenCheckoutInput,
  requestHash: string,
  unexpirable: ReadonlySet<string>,
  container: MedusaContainer,
): Promise<Checkout> {
  const { request, language, idempotencyKey = randomUUID(), addressHash } = input
  const checkouts = container.resolve('checkoutStore')
  const { catalogue } = await container.resolve('catalogueCache').current()
  const sizes = findCartSizes(request.items, catalogue)
  const quoteOf = (pieces: PiecesByItem) =>
    quoteCart(request.items, request.deliveryOption, catalogue, pieces)
  return checkouts.createReserved({ idempotencyKey, itemIds: listInventoryItemIds(sizes) }, (read) => {
    const reading = treatAsPaid(read, unexpirable)
    const quoted = quoteOf(computeFreePieces(reading))
    if (!('issues' in quoted)) {
      if (quoted.quote.total > MAX_PAYMENT_IN_RAPPEN) throw invalidRequest()
      return {
        ...quoted.quote,
        request_hash: requestHash,
        locale: language,
        expires_at: computeSessionExpiry(),
        address_hash: addressHash,
      }
    }
    const quotedIfOthersYield = quoteOf(computeReservablePieces(reading, addressHash))
    if ('issues' in quotedIfOthersYield) throw catalogueChanged(quotedIfOthersYield.issues)
    const wanted = countPiecesByItem(quotedIfOthersYield.quote.lines, sizes)
    throw new SessionsToExpireError(
      catalogueChanged(quoted.issues),
      findSessionsToExpire(reading, wanted, addressHash),
    )
  })
}
