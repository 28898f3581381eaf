import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import Stripe from 'stripe'
import { reasonOf } from '../lib/reason-of'
import { CHECKOUT_MODULE } from '../modules/checkout'
import type { CheckoutModuleService } from '../modules/checkout/service'
import { retrieveSession } from './session-status'
import { settleQueue } from './settle-queue'

const REPLACED = 'Another checkout has replaced it'
export const YIELDED = 'Its pieces were wanted by somebody else, and it held more than is protected'

/**
 * Closes a session that nobody has paid: because its cart is being paid through a newer one, as a buyer with two tabs
 * must not pay twice, or because it yields what it holds. Returns whether it is closed by the provider's word. Never
 * rejects: a session that stays open is paid or expires like any other.
 */
export async function closeSession(
  sessionId: string,
  { container, stripe }: { container: MedusaContainer; stripe: Stripe },
  reason = REPLACED,
): Promise<boolean> {
  try {
    const checkout = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
    const intent = await checkout.intentBySession(sessionId)
    if (intent?.status !== 'open') return intent?.status === 'failed'
    if (!(await expire(sessionId, stripe))) {
      settleQueue(container).add(sessionId)
      return false
    }
    // Not left to the webhook: what it held may be wanted in the next breath.
    await checkout.noteClosed(sessionId, reason)
    return true
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .info(`A session that was to close stays open: ${reasonOf(error)}`)
    return false
  }
}

/** Expires a session at the provider; false where that is too late, because it is completed. */
async function expire(sessionId: string, stripe: Stripe): Promise<boolean> {
  try {
    await stripe.checkout.sessions.expire(sessionId)
    return true
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    // It may have expired a moment ago, for somebody else.
    return (await retrieveSession(sessionId, stripe))?.status === 'expired'
  }
}
