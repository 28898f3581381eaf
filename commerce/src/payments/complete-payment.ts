import type { MedusaContainer } from '@medusajs/framework/types'
import type Stripe from 'stripe'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { getRefundedAmount, readPaidAt, retrieveSession } from '../stripe/checkout-session'
import { getErrorMessage } from '../lib/error-message'
import { formatRappen } from '../contract/money/money'
import type { Checkout, CheckoutStatus } from '../checkout/checkout'
import type { AssertLockHeld } from '../lib/database'
import { isRestoredCheckout } from '../checkout/checkout-store'
import {
  placeOrder,
  type PlaceOrderInput,
  type PlaceOrderResult,
  type PlacementAttempt,
} from '../orders/place/place-order'
import { addSentNotes } from '../mails/note-sent-mails'
import { markForReview } from './review-checkout'
import { hasExhaustedAttempts, isTransientFailure, MAX_FAILED_ATTEMPTS } from './payment-failure'
import { maskEmail, toBuyer } from '../stripe/buyer'
import { getPaymentIntentId } from '../stripe/stripe-client'
import { readStudioProfile } from '../studio/read-studio-profile'
import { buildPaidOrderMails, buildRefundedCheckoutMail } from '../mails/build-order-mails'
import type { NewOrderMail } from '../mails/mail'

type LockedPaidCheckout = {
  checkout: Checkout
  session: Stripe.Checkout.Session
  assertLockHeld: AssertLockHeld
}

/** partly_refunded: paid, but some of the money went back before there was an order. */
export type PaymentOutcome = CheckoutStatus | 'partly_refunded'

/** Places the order of a paid session, or refunds it. Rejects if it must be tried again. */
export async function completePayment(
  { checkout, session, assertLockHeld }: LockedPaidCheckout,
  container: MedusaContainer,
): Promise<PaymentOutcome> {
  // Reading the session may have taken so long that the lock is lost.
  await assertLockHeld()
  const paidInRappen = session.amount_total ?? 0
  const currency = session.currency?.toUpperCase() ?? ''
  if (paidInRappen !== checkout.total || currency !== checkout.currency) {
    const paidSum = formatRappen(paidInRappen, currency)
    const quotedSum = formatRappen(checkout.total, checkout.currency)
    return markForReview(checkout, `Paid ${paidSum}, quoted ${quotedSum}`, container)
  }

  if (checkout.status !== 'settling' || checkout.paid_at === null) {
    const paidAt = await readPaidAt(session, container.resolve('stripe'))
    await container.resolve('checkoutStore').update(checkout.id, { status: 'settling', paid_at: paidAt })
  }
  const attempt = getPlacementAttempt(checkout)
  const { placement, ...paidCheckout } = await placeWithRetry(
    { checkout, session, assertLockHeld, attempt },
    container,
  )
  await assertLockHeld()
  switch (placement.outcome) {
    case 'placed':
      await recordPaidOrder(paidCheckout, placement, container)
      return getRefundedAmount(paidCheckout.session) > 0 ? 'partly_refunded' : 'paid'
    case 'out_of_stock':
      return giveUpOrder(paidCheckout, 'Sold out or withdrawn while the buyer was paying', container)
    case 'attempts_exhausted':
      return giveUpOrder(
        paidCheckout,
        paidCheckout.checkout.reason ?? 'No order could be made of it',
        container,
      )
    case 'already_refunded':
      return recordRefundedCheckout(
        paidCheckout,
        paidCheckout.checkout.reason ?? 'The money went back before there was an order',
        container,
      )
  }
}

function getPlacementAttempt({ status, failed_attempts: failedAttempts }: Checkout): PlacementAttempt {
  if (hasExhaustedAttempts(failedAttempts)) return 'last'
  return status === 'settling' ? 'resumed' : 'first'
}

/** Places the order. The last failure that counts is followed by the last attempt at once. */
async function placeWithRetry(
  input: PlaceOrderInput,
  container: MedusaContainer,
): Promise<PaidCheckout & { placement: PlaceOrderResult }> {
  try {
    return { ...input, placement: await placeOrder(input, container) }
  } catch (error) {
    const checkout = await countFailure(input.checkout, error, container)
    if (checkout.failed_attempts !== MAX_FAILED_ATTEMPTS) throw error
    // The payment may have been refunded meanwhile.
    const session = await retrieveSession(input.session.id, container.resolve('stripe'))
    if (session === undefined) throw error
    return placeWithRetry({ ...input, checkout, session, attempt: 'last' }, container)
  }
}

/** Counts and logs a failure. Rejects with a transient one, which is not counted. */
async function countFailure({ id }: Checkout, error: unknown, container: MedusaContainer): Promise<Checkout> {
  if (isTransientFailure(error)) throw error
  const reason = getErrorMessage(error)
  const failed = await container.resolve('checkoutStore').recordFailedAttempt(id, reason)
  const count = `${failed.failed_attempts} of ${MAX_FAILED_ATTEMPTS}`
  container.resolve('logger').error(`Checkout ${id} has not become an order, attempt ${count}: ${reason}`)
  return failed
}

type PaidCheckout = { checkout: Checkout; session: Stripe.Checkout.Session }

/** Stores the order's id and queues its mails in one transaction. If that fails, the next attempt does it. */
async function recordPaidOrder(
  { checkout, session }: PaidCheckout,
  { order, paymentId }: Extract<PlaceOrderResult, { outcome: 'placed' }>,
  container: MedusaContainer,
): Promise<void> {
  const buyer = toBuyer(session)
  const studio = await readStudioProfile(container)
  await container.resolve('checkoutStore').update(
    checkout.id,
    {
      status: 'paid',
      reason: null,
      order_id: order.id,
      order_number: order.number,
      payment_id: paymentId,
      email_masked: maskEmail(buyer.email),
    },
    addMails(addSentNotes(buildPaidOrderMails(checkout, order.id, buyer, studio), session), container),
  )
  container.resolve('logger').info(`Order ${order.number} is paid`)
}

/** Refunds a payment of which no order can be made. */
async function giveUpOrder(paidCheckout: PaidCheckout, reason: string, container: MedusaContainer) {
  // A restored backup may list goods as in stock that were sold after it, and lack newer products.
  // Such a payment is reviewed by staff.
  if (isRestoredCheckout(paidCheckout.checkout)) {
    const reviewReason = 'Paid before a backup was restored, and no order could be made'
    return markForReview(paidCheckout.checkout, reviewReason, container)
  }
  await refundPayment(paidCheckout, container)
  return recordRefundedCheckout(paidCheckout, reason, container)
}

async function recordRefundedCheckout(
  { checkout, session }: PaidCheckout,
  reason: string,
  container: MedusaContainer,
) {
  const mail = buildRefundedCheckoutMail(checkout, toBuyer(session))
  const { status } = await container
    .resolve('checkoutStore')
    .update(checkout.id, { status: 'refunded', reason }, addMails(addSentNotes([mail], session), container))
  return status
}

function addMails(mails: readonly NewOrderMail[], container: MedusaContainer) {
  return (_checkout: Checkout, transaction: Knex): Promise<void> =>
    container.resolve('mailStore').add(mails, transaction)
}

async function refundPayment({ checkout, session }: PaidCheckout, container: MedusaContainer): Promise<void> {
  const paymentIntent = getPaymentIntentId(session)
  if (paymentIntent === undefined) throw new Error('A paid session has no payment')
  await container
    .resolve('stripe')
    .refunds.create({ payment_intent: paymentIntent }, { idempotencyKey: `${checkout.id}-refund` })
}
