import { createHash, randomUUID } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import { itemsOf, piecesOf } from '../catalogue/live-stock'
import { apiError } from '../contract/api-error'
import type { CheckoutRequest } from '../contract/checkout'
import { MAX_PAYMENT_IN_RAPPEN, SESSION_LIFETIME_S } from '../contract/limits'
import type { Language } from '../contract/settings'
import { withDatabaseTimeout } from '../lib/database-timeout'
import { catalogueChanged, invalidRequest, ShopError } from '../lib/shop-error'
import { CHECKOUT_MODULE } from '../modules/checkout'
import {
  claimablePieces,
  freePieces,
  type PiecesByItem,
  withoutExpiring,
  sessionsToExpire,
} from '../modules/checkout/hold-priority'
import type { Checkout } from '../modules/checkout/types'
import { closeSession, YIELDED } from './close-session'
import { namedSizes, quote } from './rules/quote'

export type OpenCheckoutInput = {
  request: CheckoutRequest
  /** The same for a retry of the browser's. */
  idempotencyKey: string | undefined
  /** The session that this cart was taken to before. */
  replaces: string | undefined
  language: Language
  addressHash: string
}

/** For the way to the provider, which wants 30 minutes from its own clock. */
export const SESSION_MARGIN_S = 120
/** Somebody else may be faster than the buyer for whom sessions close. */
const YIELD_ROUNDS = 3
const YIELD_AT_ONCE = 20
const YIELD_WITHIN_MS = 5000

/** Others hold the pieces, and must yield. */
class HeldByOthers extends ShopError {
  constructor(
    refused: ShopError,
    readonly sessionIds: readonly string[],
  ) {
    super(refused.status, refused.body)
  }
}

/** Quotes the cart and writes the checkout, which holds the pieces. Throws ShopError: 400, 422 with the lines, 503. */
export async function claimCheckout(input: OpenCheckoutInput, container: MedusaContainer): Promise<Checkout> {
  const requestHash = createHash('sha256').update(JSON.stringify(input.request)).digest('hex')
  const checkouts = container.resolve(CHECKOUT_MODULE)
  const known = input.idempotencyKey && (await withDatabaseTimeout(checkouts.byKey(input.idempotencyKey)))
  const checkout = known || (await claimWithRetries(input, requestHash, container))
  if (checkout.request_hash !== requestHash) {
    throw new ShopError(400, apiError('idempotency_key_reused'))
  }
  return checkout
}

/** When a session that is opened now expires. */
export function sessionEnd(): Date {
  return new Date(Date.now() + (SESSION_LIFETIME_S + SESSION_MARGIN_S) * 1000)
}

/** Claims the pieces. The buyer's own earlier session closes first, then those that hold more than is protected. */
async function claimWithRetries(
  input: OpenCheckoutInput,
  requestHash: string,
  container: MedusaContainer,
): Promise<Checkout> {
  const deadline = performance.now() + YIELD_WITHIN_MS
  const staying = new Set<string>()
  let own = input.replaces
  for (let round = 1; ; round += 1) {
    try {
      return await withDatabaseTimeout(tryClaim(input, requestHash, staying, container))
    } catch (error) {
      if (own !== undefined && isOutOfStock(error)) {
        await closeSession(own, container)
        own = undefined
        continue
      }
      const isLast = round > YIELD_ROUNDS || performance.now() > deadline
      if (!(error instanceof HeldByOthers) || isLast) throw error
      const yielding = error.sessionIds.slice(0, YIELD_AT_ONCE)
      const isClosed = await Promise.all(yielding.map((id) => closeSession(id, container, YIELDED)))
      // Paid meanwhile, or the provider has not said so: only its word frees pieces.
      for (const [index, sessionId] of yielding.entries()) if (!isClosed[index]) staying.add(sessionId)
    }
  }
}

async function tryClaim(
  input: OpenCheckoutInput,
  requestHash: string,
  staying: ReadonlySet<string>,
  container: MedusaContainer,
): Promise<Checkout> {
  const { request, language, idempotencyKey = randomUUID(), addressHash } = input
  const checkouts = container.resolve(CHECKOUT_MODULE)
  const { catalogue } = await container.resolve('catalogueSnapshot').current()
  const sizes = namedSizes(request.items, catalogue)
  const quoteOf = (pieces: PiecesByItem) => quote(request.items, request.deliveryOption, catalogue, pieces)
  return checkouts.claimCheckout({ idempotencyKey, itemIds: itemsOf(sizes) }, (read) => {
    const reading = withoutExpiring(read, staying)
    const now = quoteOf(freePieces(reading))
    if (!('issues' in now)) {
      if (now.quote.total > MAX_PAYMENT_IN_RAPPEN) throw invalidRequest()
      return { ...now.quote, requestHash, locale: language, expiresAt: sessionEnd(), addressHash }
    }
    const possible = quoteOf(claimablePieces(reading, addressHash))
    if ('issues' in possible) throw catalogueChanged(possible.issues)
    const wanted = piecesOf(possible.quote.lines, sizes)
    throw new HeldByOthers(catalogueChanged(now.issues), sessionsToExpire(reading, wanted, addressHash))
  })
}

function isOutOfStock(error: unknown): boolean {
  return error instanceof ShopError && error.body.lines?.some(({ code }) => code === 'out_of_stock') === true
}
