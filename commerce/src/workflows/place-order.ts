import {
  completeCartWorkflow,
  completeCartWorkflowId,
  processPaymentWorkflow,
} from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules, PaymentActions } from '@medusajs/framework/utils'
import type Stripe from 'stripe'
import { catalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { toFrancs } from '../contract/money'
import { reasonOf } from '../lib/reason-of'
import type { Intent } from '../modules/checkout/types'
import { PAYMENT_PROVIDER_ID } from '../modules/stripe-checkout/provider-id'
import { ensureCart } from './ensure-cart'
import { findOrder, finishOrder, type PlacedOrder, readOrder } from './finish-order'
import { isInStock, readVariants } from './order-variants'
import { roundOrder } from './round-order'
import { refundedAmount } from './session-status'
import { runUnrecorded } from './unrecorded'

// What it has done is looked up after a crash, and its record would be read by nobody.
runUnrecorded(completeCartWorkflowId)

type PlaceOrderInput = {
  intent: Intent
  session: Stripe.Checkout.Session
  /** An earlier attempt was cut off somewhere. */
  resumed: boolean
  /** Attempts have failed too often: an order that is half made is finished, but none is begun. */
  isGivenUp: boolean
}
type Placement =
  | { outcome: 'placed'; order: PlacedOrder; paymentId: string }
  | { outcome: 'sold_out' }
  | { outcome: 'given_up' }
  /** `amount` has gone back to the buyer already, in the smallest unit. */
  | { outcome: 'given_back'; amount: number }

/**
 * Makes Medusa's order of a paid session, with its payment captured. Ids are derived from the intent and every
 * step looks before it acts, so a cut-off attempt is resumed rather than repeated.
 */
export async function placeOrder(
  input: PlaceOrderInput,
  { container }: { container: MedusaContainer },
): Promise<Placement> {
  const { intent, session, resumed, isGivenUp } = input
  const cartId = derivedId('cart', intent)
  const collectionId = derivedId('pay_col', intent)
  let order = resumed ? await findOrder(container, cartId, intent) : undefined
  if (order === undefined) {
    // A session stays 'paid' at the provider when its money has gone back: ours, if we were cut off after refunding
    // what is sold out; Medusa's, which refunds when completing fails late; or the studio's, at the provider.
    const amount = refundedAmount(session)
    if (amount > 0) return { outcome: 'given_back', amount }
    if (isGivenUp) return { outcome: 'given_up' }
    const variants = await readVariants(container, intent.lines)
    const { catalogue } = await catalogueSnapshot(container).current()
    if (!isInStock(intent.lines, variants, catalogue.stockLocationIds)) return { outcome: 'sold_out' }
    await ensureCart({ cartId, intent, session, variants }, container)
  }
  const paymentSessionId = await ensurePaymentSession({ cartId, collectionId, intent, session }, container)
  const round = (orderId: string) =>
    roundOrder(orderId, intent, container).catch((error: unknown) => {
      if (!isGivenUp) throw error
      // The buyer has paid and the order stands: better one that Medusa shows with a part of a Rappen too much.
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.error(`Order ${orderId} could not be rounded: ${reasonOf(error)}`)
    })
  if (order === undefined) {
    const { result } = await completeCartWorkflow(container).run({ input: { id: cartId } })
    order = await readOrder(container, { id: result.id })
    if (order === undefined) throw new Error(`Medusa completed a cart, but there is no order ${result.id}`)
    await round(order.id)
    const paymentId = await capturedPayment(paymentSessionId, container)
    if (paymentId !== undefined) return { outcome: 'placed', order, paymentId }
  } else {
    await finishOrder({ order, cartId, collectionId }, container)
    await round(order.id)
  }
  // Records the capture where completing was cut off before it.
  await processPaymentWorkflow(container).run({
    input: {
      action: PaymentActions.SUCCESSFUL,
      data: { session_id: paymentSessionId, amount: toFrancs(intent.total) },
    },
  })
  const paymentId = await capturedPayment(paymentSessionId, container)
  if (paymentId === undefined) throw new Error('Medusa has not recorded the payment as captured')
  return { outcome: 'placed', order, paymentId }
}

function derivedId(prefix: string, intent: Intent): string {
  return `${prefix}_${intent.id.slice(intent.id.indexOf('_') + 1)}`
}

type PaymentPlan = { cartId: string; collectionId: string; intent: Intent; session: Stripe.Checkout.Session }

/** Medusa's payment over exactly what was charged: its own total has more decimals than money has. */
async function ensurePaymentSession(plan: PaymentPlan, container: MedusaContainer): Promise<string> {
  const { cartId, collectionId, intent, session } = plan
  const payments = container.resolve(Modules.PAYMENT)
  const money = { currency_code: intent.currency.toLowerCase(), amount: toFrancs(intent.total) }
  const [collection] = await payments.listPaymentCollections(
    { id: collectionId },
    { relations: ['payment_sessions'] },
  )
  if (collection === undefined) {
    const wanted = { id: collectionId, ...money }
    await payments.createPaymentCollections(wanted)
  }
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.CART]: { cart_id: cartId },
    [Modules.PAYMENT]: { payment_collection_id: collectionId },
  })
  const [existing] = collection?.payment_sessions ?? []
  if (existing !== undefined) return existing.id
  const created = await payments.createPaymentSession(collectionId, {
    provider_id: PAYMENT_PROVIDER_ID,
    ...money,
    data: { checkoutSession: session.id },
  })
  return created.id
}

async function capturedPayment(
  paymentSessionId: string,
  container: MedusaContainer,
): Promise<string | undefined> {
  const [payment] = await container
    .resolve(Modules.PAYMENT)
    .listPayments({ payment_session_id: paymentSessionId }, { select: ['id', 'captured_at'] })
  return payment?.captured_at ? payment.id : undefined
}
