import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'
import type Stripe from 'stripe'
import { CHECKOUT_MODULE } from '../../modules/checkout'
import type { CheckoutModuleService } from '../../modules/checkout/service'
import { refundedAmount, retrieveSession } from '../session-status'

type Dependencies = { container: MedusaContainer; stripe: Stripe }

/**
 * Closes a held checkout once the payment provider says that its money has gone back: nobody's word alone makes a
 * paid checkout disappear from the list. Throws MedusaError with a sentence.
 */
export async function closeHeld(intentId: string, { container, stripe }: Dependencies): Promise<void> {
  const checkout = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const intent = await checkout.intentById(intentId)
  if (intent === undefined || intent.session_id === null)
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'There is no such checkout.')
  if (intent.status !== 'held') return
  const session = await retrieveSession(intent.session_id, stripe)
  const paid = session?.amount_total ?? 0
  if (session === undefined || refundedAmount(session) < paid) {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      'The money has not gone back yet. Please refund the payment in Stripe first.',
    )
  }
  await checkout.changeIntent(intentId, { status: 'refunded' })
}
