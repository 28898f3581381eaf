import { processPaymentWorkflow } from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import { PaymentActions } from '@medusajs/framework/utils'
import type Stripe from 'stripe'
import { toFrancs } from '../contract/money/money'
import { errorMessage } from '../lib/error-message'
import type { Checkout, RequireLock } from '../checkout/checkout'
import { completeCart } from './complete-cart'
import { ensureCart } from './build-cart'
import { capturedPayment, ensurePaymentSession } from '../settling/ensure-payment-session'
import { findOrder, findPlacedOrder, finishOrder, type PlacedOrder, recordCaptures } from './resume-order'
import { isInStock, readVariants } from '../settling/queries/order-variants'
import { roundOrder } from './round-order-tax'
import { refundedAmount } from '../stripe/checkout-session'

export type PlaceOrderInput = {
  checkout: Checkout
  session: Stripe.Checkout.Session
  requireLock: RequireLock
  resumed: boolean
  /** Finishes a half-made order, but begins none. */
  isGivenUp: boolean
}
export type Placement =
  | { outcome: 'placed'; order: PlacedOrder; paymentId: string }
  | { outcome: 'sold_out' }
  | { outcome: 'given_up' }
  /** In the smallest unit. */
  | { outcome: 'given_back'; amount: number }

type Attempt = PlaceOrderInput & { cartId: string; collectionId: string }

/** Makes Medusa's captured order of a paid session; looks before each step, so a cut-off attempt is resumed. */
export async function placeOrder(input: PlaceOrderInput, container: MedusaContainer): Promise<Placement> {
  const { checkout, resumed } = input
  const cartId = derivedId('cart', checkout)
  const attempt = { ...input, cartId, collectionId: derivedId('pay_col', checkout) }
  const order = resumed ? await findOrder(cartId, checkout, container) : undefined
  return order === undefined ? makeOrder(attempt, container) : resumeOrder(order, attempt, container)
}

async function makeOrder(attempt: Attempt, container: MedusaContainer): Promise<Placement> {
  const { checkout, session, requireLock, isGivenUp, cartId } = attempt
  // A session stays 'paid' after a refund: by us before a crash, or by the studio.
  const amount = refundedAmount(session)
  if (amount > 0) return { outcome: 'given_back', amount }
  if (isGivenUp) return { outcome: 'given_up' }
  const variants = await readVariants(container, checkout.lines)
  const { catalogue } = await container.resolve('catalogueSnapshot').current()
  if (!isInStock(checkout.lines, variants, catalogue.stockLocationIds)) return { outcome: 'sold_out' }
  await ensureCart({ cartId, checkout, session, variants }, container)
  const paymentSessionId = await ensurePaymentSession(attempt, container)
  await requireLock()
  const mayUndo = async () => {
    // Without its lock another process may be finishing the order, and one whose payment is recorded needs no more.
    await requireLock()
    return (await capturedPayment(paymentSessionId, container)) === undefined
  }
  const orderId = await completeCart({ cartId, mayUndo }, container)
  const order = await findPlacedOrder({ id: orderId }, container)
  if (order === undefined) throw new Error(`Medusa completed a cart, but there is no order ${orderId}`)
  await roundOrder(orderId, checkout, container)
  return ensureCaptured(order, paymentSessionId, checkout, container)
}

async function resumeOrder(order: PlacedOrder, attempt: Attempt, container: MedusaContainer) {
  const { checkout, isGivenUp, cartId, collectionId } = attempt
  const paymentSessionId = await ensurePaymentSession(attempt, container)
  await finishOrder({ order, cartId, collectionId }, container)
  await roundOrder(order.id, checkout, container).catch((error: unknown) => {
    if (!isGivenUp) throw error
    const logger = container.resolve('logger')
    logger.error(`Order ${order.id} could not be rounded: ${errorMessage(error)}`)
  })
  const placement = await ensureCaptured(order, paymentSessionId, checkout, container)
  await recordCaptures(order, placement.paymentId, container)
  return placement
}

/** Records the capture where completing was cut off before it. */
async function ensureCaptured(
  order: PlacedOrder,
  paymentSessionId: string,
  checkout: Checkout,
  container: MedusaContainer,
): Promise<Extract<Placement, { outcome: 'placed' }>> {
  const recorded = await capturedPayment(paymentSessionId, container)
  if (recorded !== undefined) return { outcome: 'placed', order, paymentId: recorded }
  await processPaymentWorkflow(container).run({
    input: {
      action: PaymentActions.SUCCESSFUL,
      data: { session_id: paymentSessionId, amount: toFrancs(checkout.total) },
    },
  })
  const paymentId = await capturedPayment(paymentSessionId, container)
  if (paymentId === undefined) throw new Error('Medusa has not recorded the payment as captured')
  return { outcome: 'placed', order, paymentId }
}

function derivedId(prefix: string, checkout: Checkout): string {
  return `${prefix}_${checkout.id.slice(checkout.id.indexOf('_') + 1)}`
}
