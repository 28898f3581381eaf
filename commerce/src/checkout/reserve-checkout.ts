import { createHash, randomUUID } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import { countPiecesByItem, listInventoryItemIds } from '../inventory/available-stock'
import type { CheckoutRequest } from '../contract/cart/checkout-request'
import { MAX_PAYMENT_IN_RAPPEN } from '../contract/limits'
import type { Language } from '../contract/site/language'
import {
  createCatalogueChangedRefusal,
  createInvalidRequestRefusal,
  ShopRefusal,
} from '../refusals/shop-refusal'
import {
  computeFreePieces,
  computeReservablePieces,
  findSessionsToExpire,
  type PiecesByItem,
  markUnexpirable,
} from '../inventory/reservation-rules'
import type { Checkout } from './checkout'
import { findCartSizes, quoteCart } from './quote'
import { computeSessionExpiry } from './session-params'
import { createApiError } from '../contract/api/api-error'
import { awaitDatabase } from '../lib/database'
import { expireReplacedSession, expireSession } from './expire-session'

export type CheckoutInput = {
  request: CheckoutRequest
  /** The key of the request, which a retry by the browser repeats. */
  idempotencyKey: string | undefined
  /** The id of the session that this cart opened before. */
  replacedSessionId: string | undefined
  language: Language
  ipHash: string
}

/** After a session was expired, another buyer may reserve its pieces first: then it is tried again. */
const MAX_EXPIRE_ROUNDS = 3

const MAX_EXPIRED_PER_ROUND = 20

const EXPIRE_DEADLINE_MS = 5000

const EXPIRED_FOR_OTHERS_REASON =
  'Its pieces were wanted by somebody else, and it held more than is protected'

/** A cart that was not reserved: the error is its buyer's unless these sessions of others can be expired. */
type Refusal = { error: ShopRefusal; sessionsToExpire: readonly string[] }

/** Reserves the pieces if they are free; `unexpirable` sessions keep theirs. Throws ShopRefusal for too large a sum. */
async function tryReserve(
  input: CheckoutInput,
  requestHash: string,
  unexpirable: ReadonlySet<string>,
  container: MedusaContainer,
): Promise<{ checkout: Checkout } | { refusal: Refusal }> {
  const { request, language, idempotencyKey = randomUUID(), ipHash } = input
  const checkouts = container.resolve('checkoutStore')
  const { catalogue } = await container.resolve('catalogueCache').current()
  const sizes = findCartSizes(request.items, catalogue)
  const quoteAgainst = (pieces: PiecesByItem) =>
    quoteCart(request.items, request.deliveryOption, catalogue, pieces)
  const itemIds = listInventoryItemIds(sizes)
  return checkouts.createReserved<Refusal>({ idempotencyKey, itemIds }, (current) => {
    const stock = markUnexpirable(current, unexpirable)
    const result = quoteAgainst(computeFreePieces(stock))
    if (!('issues' in result)) {
      if (result.quote.total > MAX_PAYMENT_IN_RAPPEN) throw createInvalidRequestRefusal()
      const checkout = {
        ...result.quote,
        request_hash: requestHash,
        locale: language,
        expires_at: computeSessionExpiry(),
        address_hash: ipHash,
      }
      return { checkout }
    }
    const resultIfOthersExpire = quoteAgainst(computeReservablePieces(stock, ipHash))
    if ('issues' in resultIfOthersExpire)
      return {
        refusal: { error: createCatalogueChangedRefusal(resultIfOthersExpire.issues), sessionsToExpire: [] },
      }
    const neededPieces = countPiecesByItem(resultIfOthersExpire.quote.lines, sizes)
    const sessionsToExpire = findSessionsToExpire(stock, neededPieces, ipHash)
    return { refusal: { error: createCatalogueChangedRefusal(result.issues), sessionsToExpire } }
  })
}

/**
 * Quotes the cart and creates the checkout, which reserves its pieces.
 * Rejects with ShopRefusal: 400, 422 with the lines or for a cart that is paid already, 503.
 */
export async function reserveCheckout(input: CheckoutInput, container: MedusaContainer): Promise<Checkout> {
  const requestHash = createHash('sha256').update(JSON.stringify(input.request)).digest('hex')
  const checkouts = container.resolve('checkoutStore')
  const { idempotencyKey, replacedSessionId } = input
  const existing =
    idempotencyKey === undefined
      ? undefined
      : await awaitDatabase(checkouts.findByIdempotencyKey(idempotencyKey))
  // The pieces of the replaced session become free, and nobody can pay for both.
  if (existing === undefined && replacedSessionId !== undefined)
    await expireReplacedSession(replacedSessionId, container)
  const checkout = existing ?? (await reserveWithRetries(input, requestHash, container))
  if (checkout.request_hash !== requestHash)
    throw new ShopRefusal(400, createApiError('idempotency_key_reused'))
  return checkout
}

/** Reserves the pieces. Expires others' sessions that hold more pieces than are protected. */
async function reserveWithRetries(
  input: CheckoutInput,
  requestHash: string,
  container: MedusaContainer,
): Promise<Checkout> {
  const deadline = performance.now() + EXPIRE_DEADLINE_MS
  const unexpirable = new Set<string>()
  for (let round = 1; ; round += 1) {
    const attempt = await awaitDatabase(tryReserve(input, requestHash, unexpirable, container))
    if ('checkout' in attempt) return attempt.checkout
    const { error, sessionsToExpire } = attempt.refusal
    const isLast = round > MAX_EXPIRE_ROUNDS || performance.now() > deadline
    if (sessionsToExpire.length === 0 || isLast) throw error
    const toExpire = sessionsToExpire.slice(0, MAX_EXPIRED_PER_ROUND)
    const isExpired = await Promise.all(
      toExpire.map((sessionId) => expireSession({ sessionId, reason: EXPIRED_FOR_OTHERS_REASON }, container)),
    )
    // The session was paid meanwhile, or Stripe has not confirmed that it expired: its pieces stay reserved.
    for (const [index, sessionId] of toExpire.entries()) if (!isExpired[index]) unexpirable.add(sessionId)
  }
}
