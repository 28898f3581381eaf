import type { MedusaContainer } from '@medusajs/framework/types'
import type Stripe from 'stripe'
import { getRefundedAmount, getSessionStatus, retrieveSession } from '../stripe/checkout-session'
import type { Checkout } from '../checkout/checkout'
import { StaffRefusal } from '../refusals/staff-refusal'

/** Marks a checkout for review by staff. They close it once its money is refunded or an order was made by hand. */
export async function markForReview({ id }: Checkout, reason: string, container: MedusaContainer) {
  container.resolve('logger').error(`Checkout ${id} is to be reviewed: ${reason}`)
  return (await container.resolve('checkoutStore').update(id, { status: 'review', reason })).status
}

/**
 * Marks for review what was paid at another session than the checkout's: its pieces may be free again, or paid
 * already. Returns undefined if nothing was paid.
 */
export async function reviewSecondPayment(
  session: Stripe.Checkout.Session,
  checkout: Checkout,
  container: MedusaContainer,
): Promise<Checkout | undefined> {
  if (getSessionStatus(session) !== 'paid') return undefined
  const reason = `Paid at a second payment page of checkout ${checkout.id}`
  const review = await container.resolve('checkoutStore').createSecondPayment(checkout, session, reason)
  container.resolve('logger').error(`Checkout ${review.id} is to be reviewed: ${reason}`)
  return review
}

/** Closes a checkout in review once Stripe says that it is refunded. Rejects with StaffRefusal. */
export async function closeReviewedCheckout(checkoutId: string, container: MedusaContainer): Promise<void> {
  const checkouts = container.resolve('checkoutStore')
  const checkout = await checkouts.findById(checkoutId)
  if (checkout === undefined || checkout.session_id === null) throw new StaffRefusal('no_such_checkout')
  if (checkout.status !== 'review') return
  const session = await retrieveSession(checkout.session_id, container.resolve('stripe'))
  const paid = session?.amount_total ?? 0
  if (session === undefined || getRefundedAmount(session) < paid) {
    throw new StaffRefusal('not_gone_back')
  }
  await checkouts.update(checkoutId, { status: 'refunded' })
}
