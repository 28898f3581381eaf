import { processPaymentWorkflow } from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules, PaymentActions } from '@medusajs/framework/utils'
import type Stripe from 'stripe'
import { toFrancs } from '../../contract/money/money'
import { getErrorMessage } from '../../lib/error-message'
import type { Checkout } from '../../checkout/checkout'
import type { AssertLockHeld } from '../../lib/database'
import { createMissingReservations } from './create-missing-reservations'
import { completeCart } from './complete-cart'
import { findCapturedPaymentId, recordMissingCaptures } from './captured-payment'
import { ensureCart } from './ensure-cart'
import { ensurePaymentSession } from './ensure-payment-session'
import { areLinesInStock, readOrderVariants } from './order-variants'
import { findOrderByCart, findPlacedOrder, type PlacedOrder } from './find-placed-order'
import { roundOrderTax } from './round-order-tax'
import { getRefundedAmount } from '../../stripe/checkout-session'

/**
 * first: nothing has been begun. resumed: an order that was begun is finished; without one, it is begun. last: an order that
 * was begun is finished, but none is begun.
 */
export type PlacementAttempt = 'first' | 'resumed' | 'last'

export type PlaceOrderInput = {
  checkout: Checkout
  session: Stripe.Checkout.Session
  assertLockHeld: AssertLockHeld
  attempt: PlacementAttempt
}
export type PlaceOrderResult =
  | { outcome: 'placed'; order: PlacedOrder; paymentId: string }
  | { outcome: 'out_of_stock' }
  | { outcome: 'attempts_exhausted' }
  /** All of the money went back before there was an order. */
  | { outcome: 'already_refunded' }

type Placement = PlaceOrderInput & { cartId: string; collectionId: string }

/**
 * Places Medusa's order of a paid session and records its payment. Checks before each step what is done already,
 * so that an interrupted attempt is resumed.
 */
export async function placeOrder(
  input: PlaceOrderInput,
  container: MedusaContainer,
): Promise<PlaceOrderResult> {
  const { checkout, attempt } = input
  const cartId = deriveId('cart', checkout)
  const placement = { ...input, cartId, collectionId: deriveId('pay_col', checkout) }
  const order = attempt === 'first' ? undefined : await findOrderByCart(cartId, checkout, container)
  return order === undefined ? createOrder(placement, container) : resumeOrder(order, placement, container)
}

async function createOrder(placement: Placement, container: MedusaContainer): Promise<PlaceOrderResult> {
  const { checkout, session, assertLockHeld, attempt, cartId } = placement
  // Stripe's session stays 'paid' after a refund, which this shop may have made before a crash, or the studio. Where only
  // a part went back, the order is made, and that refund is booked on it (payments/refunds/reconcile-refunds.ts).
  if (getRefundedAmount(session) >= checkout.total) return { outcome: 'already_refunded' }
  if (attempt === 'last') return { outcome: 'attempts_exhausted' }
  const variants = await readOrderVariants(container, checkout.lines)
  const { catalogue } = await container.resolve('catalogueCache').current()
  if (!areLinesInStock(checkout.lines, variants, catalogue.stockLocationIds))
    return { outcome: 'out_of_stock' }
  await ensureCart({ cartId, checkout, session, variants }, container)
  const paymentSessionId = await ensurePaymentSession(placement, container)
  await assertLockHeld()
  const mayCompensate = async () => {
    // Without the lock, another process may be finishing the order. Once the payment is recorded, nothing is taken back.
    await assertLockHeld()
    return (await findCapturedPaymentId(paymentSessionId, container)) === undefined
  }
  const orderId = await completeCart({ cartId, mayCompensate }, container)
  const order = await findPlacedOrder({ id: orderId }, container)
  if (order === undefined) throw new Error(`Medusa completed a cart, but there is no order ${orderId}`)
  await roundOrderTax(orderId, checkout, container)
  return ensureCaptured(order, paymentSessionId, checkout, container)
}

async function resumeOrder(order: PlacedOrder, placement: Placement, container: MedusaContainer) {
  const { checkout, attempt } = placement
  const paymentSessionId = await ensurePaymentSession(placement, container)
  await finishCompletion(order, placement, container)
  await roundOrderTax(order.id, checkout, container).catch((error: unknown) => {
    if (attempt !== 'last') throw error
    const logger = container.resolve('logger')
    logger.error(`Order ${order.id} could not be rounded: ${getErrorMessage(error)}`)
  })
  const result = await ensureCaptured(order, paymentSessionId, checkout, container)
  await recordMissingCaptures(order, result.paymentId, container)
  return result
}

/** Does the remaining steps of a cart's completion that was interrupted after the order was created. */
async function finishCompletion(
  order: PlacedOrder,
  { cartId, collectionId }: Placement,
  container: MedusaContainer,
): Promise<void> {
  const orderLink = { [Modules.ORDER]: { order_id: order.id } }
  await container.resolve('link').create([
    { ...orderLink, [Modules.CART]: { cart_id: cartId } },
    { ...orderLink, [Modules.PAYMENT]: { payment_collection_id: collectionId } },
  ])
  const carts = container.resolve(Modules.CART)
  const cart = await carts.retrieveCart(cartId, { select: ['id', 'completed_at'] })
  if (!cart.completed_at) {
    const completed = { completed_at: new Date() }
    await carts.updateCarts(cartId, completed)
  }
  await createMissingReservations(order, container)
}

/** Records the capture if completing the cart was interrupted before it. */
async function ensureCaptured(
  order: PlacedOrder,
  paymentSessionId: string,
  checkout: Checkout,
  container: MedusaContainer,
): Promise<Extract<PlaceOrderResult, { outcome: 'placed' }>> {
  const recorded = await findCapturedPaymentId(paymentSessionId, container)
  if (recorded !== undefined) return { outcome: 'placed', order, paymentId: recorded }
  await processPaymentWorkflow(container).run({
    input: {
      action: PaymentActions.SUCCESSFUL,
      data: { session_id: paymentSessionId, amount: toFrancs(checkout.total) },
    },
  })
  const paymentId = await findCapturedPaymentId(paymentSessionId, container)
  if (paymentId === undefined) throw new Error('Medusa has not recorded the payment as captured')
  return { outcome: 'placed', order, paymentId }
}

function deriveId(prefix: string, checkout: Checkout): string {
  return `${prefix}_${checkout.id.slice(checkout.id.indexOf('_') + 1)}`
}
