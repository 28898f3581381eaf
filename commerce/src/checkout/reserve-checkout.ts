import { randomUUID } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import { itemsOf, piecesOf } from '../inventory/available-stock'
import type { CheckoutRequest } from '../contract/cart/checkout'
import { MAX_PAYMENT_IN_RAPPEN } from '../contract/limits'
import type { Language } from '../contract/settings'
import { catalogueChanged, invalidRequest, ShopError } from '../lib/shop-error'
import {
  assumePaid,
  claimablePieces,
  freePieces,
  type PiecesByItem,
  sessionsToExpire,
} from '../inventory/reservation-rules'
import type { Checkout } from './checkout'
import { namedSizes, quote } from './quote'
import { sessionEnd } from './rules/session-end'

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
export class SessionsMustYield extends ShopError {
  constructor(
    refused: ShopError,
    readonly sessionIds: readonly string[],
  ) {
    super(refused.status, refused.body)
  }
}

/** Claims the pieces where they are free; `unyielding` sessions keep theirs. Throws ShopError. */
export async function tryClaim(
  input: OpenCheckoutInput,
  requestHash: string,
  unyielding: ReadonlySet<string>,
  container: MedusaContainer,
): Promise<Checkout> {
  const { request, language, idempotencyKey = randomUUID(), addressHash } = input
  const checkouts = container.resolve('checkoutStore')
  const { catalogue } = await container.resolve('catalogueSnapshot').current()
  const sizes = namedSizes(request.items, catalogue)
  const quoteOf = (pieces: PiecesByItem) => quote(request.items, request.deliveryOption, catalogue, pieces)
  return checkouts.createReserved({ idempotencyKey, itemIds: itemsOf(sizes) }, (read) => {
    const reading = assumePaid(read, unyielding)
    const quoted = quoteOf(freePieces(reading))
    if (!('issues' in quoted)) {
      if (quoted.quote.total > MAX_PAYMENT_IN_RAPPEN) throw invalidRequest()
      return {
        ...quoted.quote,
        request_hash: requestHash,
        locale: language,
        expires_at: sessionEnd(),
        address_hash: addressHash,
      }
    }
    const quotedIfOthersYield = quoteOf(claimablePieces(reading, addressHash))
    if ('issues' in quotedIfOthersYield) throw catalogueChanged(quotedIfOthersYield.issues)
    const wanted = piecesOf(quotedIfOthersYield.quote.lines, sizes)
    throw new SessionsMustYield(
      catalogueChanged(quoted.issues),
      sessionsToExpire(reading, wanted, addressHash),
    )
  })
}
