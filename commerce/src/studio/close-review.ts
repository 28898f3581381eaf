import type { MedusaContainer } from '@medusajs/framework/types'
import { notAllowed, notFound } from '../lib/medusa-error'
import { retrieveSession } from '../lib/stripe/retrieve-session'
import { getRefundedAmount } from '../stripe/checkout-session'

/** Closes a checkout in review once the provider says that its money has gone back. Throws MedusaError. */
export async function closeReview(checkoutId: string, container: MedusaContainer): Promise<void> {
  const checkouts = container.resolve('checkoutStore')
  const checkout = await checkouts.findById(checkoutId)
  if (checkout === undefined || checkout.session_id === null) throw notFound('There is no such checkout.')
  if (checkout.status !== 'review') return
  const session = await retrieveSession(checkout.session_id, container.resolve('stripe'))
  const paid = session?.amount_total ?? 0
  if (session === undefined || getRefundedAmount(session) < paid) {
    throw notAllowed('The money has not gone back yet. Please refund the payment in Stripe first.')
  }
  await checkouts.update(checkoutId, { status: 'refunded' })
}
