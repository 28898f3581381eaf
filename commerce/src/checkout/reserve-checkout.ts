import { createHash, randomUUID } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import { countPiecesByItem, listInventoryItemIds } from '../inventory/available-stock'
import type { CheckoutRequest } from '../contract/cart/checkout'
import { MAX_PAYMENT_IN_RAPPEN } from '../contract/limits'
import type { Language } from '../contract/settings'
import { catalogueChanged, invalidRequest, ShopError } from '../lib/shop-error'
import {
  computeFreePieces,
  computeReservablePieces,
  findSessionsToExpire,
  type PiecesByItem,
  treatAsPaid,
} from '../inventory/reservation-rules'
import type { Checkout } from './checkout'
import { findCartSizes, quoteCart } from './quote'
import { computeSessionExpiry } from './session-params'
import { apiError } from '../contract/api/api-error'
import { withDatabaseTimeout } from '../lib/database'
import { EXPIRED_FOR_OTHERS, expireSession } from './expire-session'

export type OpenCheckoutInput = {
  request: CheckoutRequest
  /** The same for a retry of the browser's. */
  idempotencyKey: string | undefined
  /** The session that this cart was taken to before. */
  replaces: string | undefined
  language: Language
  ipHash: string
}

/** Somebody else may be faster than the buyer for whom sessions close. */
const MAX_EXPIRE_ROUNDS = 3

const MAX_EXPIRED_PER_ROUND = 20

const EXPIRE_DEADLINE_MS = 5000

/** The pieces are there once these sessions of others are closed. */
class SessionsToExpireError extends ShopError {
  constructor(
    refused: ShopError,
    readonly sessionIds: readonly string[],
  ) {
    super(refused.status, refused.body)
  }
}

/** Claims the pieces where they are free; `unexpirable` sessions keep theirs. Throws ShopError. */
async function tryReserve(
  input: OpenCheckoutInput,
  requestHash: string,
  unexpirable: ReadonlySet<string>,
  container: MedusaContainer,
): Promise<Checkout> {
  const { request, language, idempotencyKey = randomUUID(), ipHash } = input
  const checkouts = container.resolve('checkoutStore')
  const { catalogue } = await container.resolve('catalogueCache').current()
  const sizes = findCartSizes(request.items, catalogue)
  const quoteAgainst = (pieces: PiecesByItem) =>
    quoteCart(request.items, request.deliveryOption, catalogue, pieces)
  return checkouts.createReserved({ idempotencyKey, itemIds: listInventoryItemIds(sizes) }, (read) => {
    const reading = treatAsPaid(read, unexpirable)
    const quoted = quoteAgainst(computeFreePieces(reading))
    if (!('issues' in quoted)) {
      if (quoted.quote.total > MAX_PAYMENT_IN_RAPPEN) throw invalidRequest()
      return {
        ...quoted.quote,
        request_hash: requestHash,
        locale: language,
        expires_at: computeSessionExpiry(),
        address_hash: ipHash,
      }
    }
    const quotedIfOthersYield = quoteAgainst(computeReservablePieces(reading, ipHash))
    if ('issues' in quotedIfOthersYield) throw catalogueChanged(quotedIfOthersYield.issues)
    const wanted = countPiecesByItem(quotedIfOthersYield.quote.lines, sizes)
    throw new SessionsToExpireError(
      catalogueChanged(quoted.issues),
      findSessionsToExpire(reading, wanted, ipHash),
    )
  })
}

/** Quotes the cart and writes the checkout, which holds the pieces. Throws ShopError: 400, 422 with the lines, 503. */
export async function reserveCheckout(
  input: OpenCheckoutInput,
  container: MedusaContainer,
): Promise<Checkout> {
  const requestHash = createHash('sha256').update(JSON.stringify(input.request)).digest('hex')
  const checkouts = container.resolve('checkoutStore')
  const known =
    input.idempotencyKey && (await withDatabaseTimeout(checkouts.findByIdempotencyKey(input.idempotencyKey)))
  const checkout = known || (await reserveWithRetries(input, requestHash, container))
  if (checkout.request_hash !== requestHash) {
    throw new ShopError(400, apiError('idempotency_key_reused'))
  }
  return checkout
}

/** Claims the pieces. The buyer's own earlier session closes first, then those that hold more than is protected. */
async function reserveWithRetries(input: OpenCheckoutInput, requestHash: string, container: MedusaContainer) {
  const deadline = performance.now() + EXPIRE_DEADLINE_MS
  const unexpirable = new Set<string>()
  let ownSessionId = input.replaces
  for (let round = 1; ; round += 1) {
    try {
      return await withDatabaseTimeout(tryReserve(input, requestHash, unexpirable, container))
    } catch (error) {
      if (ownSessionId !== undefined && isOutOfStock(error)) {
        await expireSession(ownSessionId, container)
        ownSessionId = undefined
        continue
      }
      const isLast = round > MAX_EXPIRE_ROUNDS || performance.now() > deadline
      if (!(error instanceof SessionsToExpireError) || isLast) throw error
      const toExpire = error.sessionIds.slice(0, MAX_EXPIRED_PER_ROUND)
      const isExpired = await Promise.all(
        toExpire.map((id) => expireSession(id, container, EXPIRED_FOR_OTHERS)),
      )
      // Paid meanwhile, or the provider has not said so: only its word frees pieces.
      for (const [index, sessionId] of toExpire.entries()) if (!isExpired[index]) unexpirable.add(sessionId)
    }
  }
}

function isOutOfStock(error: unknown): boolean {
  return error instanceof ShopError && error.body.lines?.some(({ code }) => code === 'out_of_stock') === true
}
