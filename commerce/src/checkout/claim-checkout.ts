import { createHash } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import { apiError } from '../contract/api/api-error'
import { withDatabaseTimeout } from '../lib/database-timeout'
import { ShopError } from '../lib/shop-error'
import type { Checkout } from './checkout'
import { closeSession, YIELDED } from './expire-session'
import { type OpenCheckoutInput, SessionsMustYield, tryClaim } from './reserve-checkout'

/** Somebody else may be faster than the buyer for whom sessions close. */
const YIELD_ROUNDS = 3
const YIELD_AT_ONCE = 20
const YIELD_WITHIN_MS = 5000

/** Quotes the cart and writes the checkout, which holds the pieces. Throws ShopError: 400, 422 with the lines, 503. */
export async function claimCheckout(input: OpenCheckoutInput, container: MedusaContainer): Promise<Checkout> {
  const requestHash = createHash('sha256').update(JSON.stringify(input.request)).digest('hex')
  const checkouts = container.resolve('checkoutStore')
  const known =
    input.idempotencyKey && (await withDatabaseTimeout(checkouts.findByIdempotencyKey(input.idempotencyKey)))
  const checkout = known || (await claimWithRetries(input, requestHash, container))
  if (checkout.request_hash !== requestHash) {
    throw new ShopError(400, apiError('idempotency_key_reused'))
  }
  return checkout
}

/** Claims the pieces. The buyer's own earlier session closes first, then those that hold more than is protected. */
async function claimWithRetries(input: OpenCheckoutInput, requestHash: string, container: MedusaContainer) {
  const deadline = performance.now() + YIELD_WITHIN_MS
  const unyielding = new Set<string>()
  let own = input.replaces
  for (let round = 1; ; round += 1) {
    try {
      return await withDatabaseTimeout(tryClaim(input, requestHash, unyielding, container))
    } catch (error) {
      if (own !== undefined && isOutOfStock(error)) {
        await closeSession(own, container)
        own = undefined
        continue
      }
      const isLast = round > YIELD_ROUNDS || performance.now() > deadline
      if (!(error instanceof SessionsMustYield) || isLast) throw error
      const yielding = error.sessionIds.slice(0, YIELD_AT_ONCE)
      const isClosed = await Promise.all(yielding.map((id) => closeSession(id, container, YIELDED)))
      // Paid meanwhile, or the provider has not said so: only its word frees pieces.
      for (const [index, sessionId] of yielding.entries()) if (!isClosed[index]) unyielding.add(sessionId)
    }
  }
}

function isOutOfStock(error: unknown): boolean {
  return error instanceof ShopError && error.body.lines?.some(({ code }) => code === 'out_of_stock') === true
}
