import type { MedusaContainer } from '@medusajs/framework/types'
import type Stripe from 'stripe'
import type { BuyerOrder } from '../contract/orders/buyer-order'
import { withDatabaseTimeout } from '../lib/database-timeout'
import { getPrintRequestToken } from './print-request-token'
import { orderToken, readOrderToken } from './order-link'
import { withTimeout } from '../lib/async'
import { timedOut } from '../lib/shop-error'
import { providerFailure } from '../stripe/stripe-errors'
import { BUYER_STATUS, publicOrder } from './public-order'
import { readOrderOfCheckout } from './order-store'
import { retrieveSession } from '../lib/stripe/retrieve-session'
import { sessionStatus, type SessionStatus } from '../stripe/checkout-session'

/** Longest wait for the provider's word about a session, in milliseconds. */
const PROVIDER_DEADLINE_MS = 4000

/** The buyer's order; undefined until somebody has paid, as 'pending' empties the cart. Throws ShopError. */
export async function buyerOrder(
  sessionId: string,
  container: MedusaContainer,
): Promise<BuyerOrder | undefined> {
  const checkouts = container.resolve('checkoutStore')
  const checkout = await withDatabaseTimeout(checkouts.findBySessionId(sessionId))
  if (checkout === undefined) return undefined
  if (checkout.status === 'open') return unsettledOrder(sessionId, container)
  const order = checkout.order_id === null ? undefined : await readOrderOfCheckout(checkout.id, container)
  if (order === undefined) return { status: BUYER_STATUS[checkout.status] }
  const { cookieSecret } = container.resolve('environment')
  // As long as the mail's link: who keeps the session's address does not renew it.
  const token = orderToken(checkout.id, cookieSecret, checkout.created_at)
  const isValid = readOrderToken(token, cookieSecret, new Date()).kind === 'valid'
  // A request's link leads to the order's, too.
  return isValid
    ? { ...publicOrder(order, getPrintRequestToken(order, container)), token }
    : publicOrder(order)
}

async function unsettledOrder(
  sessionId: string,
  container: MedusaContainer,
): Promise<BuyerOrder | undefined> {
  const status = await currentStatus(sessionId, container.resolve('stripe'))
  if (status === 'open') return undefined
  container.resolve('settleQueue').add(sessionId)
  if (status === undefined) return undefined
  if (status === 'awaited') return { status: 'pending', isAwaited: true }
  return { status: status === 'paid' ? 'pending' : 'failed' }
}

async function currentStatus(sessionId: string, stripe: Stripe): Promise<SessionStatus | undefined> {
  try {
    const session = await withTimeout(PROVIDER_DEADLINE_MS, retrieveSession(sessionId, stripe), timedOut)
    return session && sessionStatus(session)
  } catch (error) {
    throw providerFailure(error)
  }
}
