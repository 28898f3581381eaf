import type { MedusaContainer } from '@medusajs/framework/types'
import type Stripe from 'stripe'
import { getSessionStatus } from '../stripe/checkout-session'
import type { Checkout } from '../checkout/checkout'

/**
 * Puts before a person what was paid at another session than the one that a checkout has: its pieces may be free again,
 * or be paid for already. Undefined where nothing was paid.
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
