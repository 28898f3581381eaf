import { createHash } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import { apiError } from '../contract/api/api-error'
import { withDatabaseTimeout } from '../lib/database-timeout'
import { ShopError } from '../lib/shop-error'
import type { Checkout } from './checkout'
import { expireSession, EXPIRED_FOR_OTHERS } from './expire-session'
import { type OpenCheckoutInput, SessionsToExpireError, tryReserve } from './reserve-checkout'

/** Somebody else may be faster than the buyer for whom sessions close. */
const MAX_EXPIRE_ROUNDS = 3
const MAX_EXPIRED_PER_ROUND = 20
const EXPIRE_DEADLINE_MS = 5000

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
