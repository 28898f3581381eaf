import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type Stripe from 'stripe'
import { catalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { CHECKOUT_MODULE } from '../modules/checkout'
import type { CheckoutModuleService } from '../modules/checkout/service'

/**
 * Closes a session that nobody has paid, because its cart is being paid through a newer one: a buyer with two tabs must
 * not pay twice. Whoever knows a session's id may ask for this; nobody can guess one. Never rejects: a session that
 * stays open is paid or expires like any other.
 */
export async function closeSession(
  sessionId: string,
  { container, stripe }: { container: MedusaContainer; stripe: Stripe },
): Promise<void> {
  try {
    const checkout = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
    const intent = await checkout.intentBySession(sessionId)
    if (intent?.status !== 'open') return
    await stripe.checkout.sessions.expire(sessionId)
    // Not left to the webhook: what it held may be wanted in the next breath.
    await checkout.noteClosed(sessionId, 'Another checkout has replaced it')
    catalogueSnapshot(container).changed()
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .info(`A session that was replaced stays open: ${error instanceof Error ? error.message : 'no reason'}`)
  }
}
