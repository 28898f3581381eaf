import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import type Stripe from 'stripe'
import { toBuyer, maskEmail } from '../stripe/buyer'
import { getPaymentIntentId } from '../stripe/stripe-client'
import { readStudioProfile } from '../lib/studio-profile'
import { buildPaidOrderMails, buildRefundedCheckoutMail } from '../mails/build-order-mails'
import type { CheckoutStatus } from '../modules/checkout/checkout-status'
import type { Checkout } from '../checkout/checkout'
import { MailStore } from '../mails/mail-store'
import type { NewMail } from '../mails/mail'
import type { PlaceOrderResult } from '../orders/place-order'

type PaidCheckout = { checkout: Checkout; session: Stripe.Checkout.Session }

/** Notes the order, with its mails, in one transaction; without it settling is resumed. */
export async function recordPaidOrder(
  { checkout, session }: PaidCheckout,
  { order, paymentId }: Extract<PlaceOrderResult, { outcome: 'placed' }>,
  container: MedusaContainer,
): Promise<CheckoutStatus> {
  const buyer = toBuyer(session)
  const studio = await readStudioProfile(container)
  const { status } = await container.resolve('checkoutStore').update(
    checkout.id,
    {
      status: 'paid',
      reason: null,
      order_id: order.id,
      order_number: order.number,
      payment_id: paymentId,
      email_masked: maskEmail(buyer.email),
    },
    addMails(buildPaidOrderMails(checkout, order.id, buyer, studio)),
  )
  container.resolve('mailSender')?.wake()
  container.resolve('logger').info(`Order ${order.number} is paid`)
  return status
}

export async function recordRefundedCheckout(
  { checkout, session }: PaidCheckout,
  reason: string,
  container: MedusaContainer,
) {
  const mail = buildRefundedCheckoutMail(checkout, toBuyer(session))
  const { status } = await container
    .resolve('checkoutStore')
    .update(checkout.id, { status: 'refunded', reason }, addMails([mail]))
  container.resolve('mailSender')?.wake()
  return status
}

function addMails(mails: readonly NewMail[]) {
  return async (_checkout: Checkout, transaction: Knex): Promise<void> =>
    void (await new MailStore(transaction).add(mails))
}

export async function markForReview({ id }: Checkout, reason: string, container: MedusaContainer) {
  container.resolve('logger').error(`Checkout ${id} is to be reviewed: ${reason}`)
  return (await container.resolve('checkoutStore').update(id, { status: 'review', reason })).status
}

export async function refundPayment(
  { checkout, session }: PaidCheckout,
  container: MedusaContainer,
): Promise<void> {
  const payment = getPaymentIntentId(session)
  if (payment === undefined) throw new Error('A paid session has no payment')
  await container
    .resolve('stripe')
    .refunds.create({ payment_intent: payment }, { idempotencyKey: `${checkout.id}-refund` })
}
