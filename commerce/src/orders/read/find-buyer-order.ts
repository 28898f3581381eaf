import type { MedusaContainer } from '@medusajs/framework/types'
import type { BuyerOrder, LinkedOrder } from '../../contract/orders/buyer-order'
import { awaitDatabase } from '../../lib/database'
import { createOrderToken, verifyOrderToken } from '../../links/order-token'
import { withTimeout } from '../../lib/async'
import {
  createLinkExpiredRefusal,
  createOrderNotFoundRefusal,
  createTimedOutRefusal,
} from '../../refusals/shop-refusal'
import type { Checkout } from '../../checkout/checkout'
import { BUYER_STATUS, toBuyerOrder, toLinkedOrder, addPurchasedItems } from './to-buyer-order'
import { findOrderByCheckout } from './order-queries'
import { readSessionStatus } from '../../stripe/checkout-session'
import type { Order } from '../order'
import { createRequestToken } from '../../links/request-token'

/** For so long a buyer's page waits for Stripe's state of a session. */
const STRIPE_DEADLINE_MS = 4000

/**
 * Returns the buyer's order; undefined until somebody has paid, as 'pending' empties the cart.
 * Rejects with ShopRefusal.
 */
export async function findBuyerOrder(
  sessionId: string,
  container: MedusaContainer,
): Promise<BuyerOrder | undefined> {
  const checkouts = container.resolve('checkoutStore')
  const checkout = await awaitDatabase(checkouts.findBySessionId(sessionId))
  if (checkout === undefined) return undefined
  const answer =
    checkout.status === 'open'
      ? await findPendingOrder(sessionId, container)
      : await readBuyerOrder(checkout, container)
  return answer && addPurchasedItems(answer, checkout)
}

async function readBuyerOrder(checkout: Checkout, container: MedusaContainer): Promise<BuyerOrder> {
  const order = checkout.order_id === null ? undefined : await findOrderByCheckout(checkout.id, container)
  if (order === undefined) {
    // A refund that failed has not reached the buyer: staff send the money another way.
    const isOwed =
      checkout.status === 'refunded' && (await container.resolve('failedRefundStore').hasOpen(checkout.id))
    return { status: isOwed ? 'pending' : BUYER_STATUS[checkout.status] }
  }
  const { cookieSecret } = container.resolve('environment')
  // The token expires when the mail's link does: asking again with the session's id does not renew it.
  const token = createOrderToken(checkout.id, cookieSecret, checkout.created_at)
  const isValid = verifyOrderToken(token, cookieSecret, new Date()).kind === 'valid'
  // The link of a custom print's request may be read from the order, too.
  return isValid
    ? { ...toBuyerOrder(order, getPrintRequestToken(order, container)), token }
    : toBuyerOrder(order)
}

async function findPendingOrder(
  sessionId: string,
  container: MedusaContainer,
): Promise<BuyerOrder | undefined> {
  const status = await withTimeout(
    readSessionStatus(sessionId, container.resolve('stripe')),
    STRIPE_DEADLINE_MS,
    createTimedOutRefusal,
  )
  if (status === 'open') return undefined
  container.resolve('reconciliationQueue').add(sessionId)
  if (status === undefined) return undefined
  if (status === 'processing') return { status: 'pending', isAwaited: true }
  return { status: status === 'paid' ? 'pending' : 'failed' }
}

/** Returns what the page behind a mail's link shows. Rejects as `getOrderByToken` does. */
export async function getLinkedOrder(token: string, container: MedusaContainer): Promise<LinkedOrder> {
  const order = await getOrderByToken(token, container)
  return toLinkedOrder(order, new Date(), getPrintRequestToken(order, container))
}

/**
 * Returns the order behind a mail's link.
 * Rejects with ShopRefusal: 404 if there is none, 410 if the link has expired.
 */
export async function getOrderByToken(token: string, container: MedusaContainer): Promise<Order> {
  const { cookieSecret } = container.resolve('environment')
  const claim = verifyOrderToken(token, cookieSecret, new Date())
  if (claim.kind === 'expired') throw createLinkExpiredRefusal()
  const order = claim.kind === 'valid' ? await findOrderByCheckout(claim.checkoutId, container) : undefined
  if (order === undefined) throw createOrderNotFoundRefusal()
  return order
}

/**
 * Returns a token that opens the request of a custom print while its files are kept;
 * undefined for any other order.
 */
function getPrintRequestToken(
  { customPrint }: Pick<Order, 'customPrint'>,
  container: MedusaContainer,
): string | undefined {
  if (customPrint === null || !customPrint.hasFiles) return undefined
  return createRequestToken(customPrint.requestId, container.resolve('environment').cookieSecret)
}
