import { refundPaymentWorkflow } from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import type Stripe from 'stripe'
import { toFrancs } from '../contract/money'
import { CHECKOUT_MODULE } from '../modules/checkout'
import type { CheckoutModuleService } from '../modules/checkout/service'
import type { Intent } from '../modules/checkout/types'
import { MEDUSA_REFUND, refundsOf } from '../modules/stripe-checkout/refunds-of'
import { noteOwedMails } from './mails/owed-mails'
import { retrieveSession } from './session-status'

/** The provider's event that tells of refunds, whoever made them. */
export const REFUND_EVENT = 'charge.refunded'

type Dependencies = { container: MedusaContainer; stripe: Stripe }

/**
 * Writes into Medusa's books what was refunded at the provider itself, so that order, totals and mails are as if the
 * studio had refunded here. Safe to repeat and to resume; 'busy' when another process is at this checkout.
 */
export async function mirrorRefunds(sessionId: string, dependencies: Dependencies): Promise<'done' | 'busy'> {
  const checkout = dependencies.container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  return checkout.withSessionLock(sessionId, async (): Promise<'done'> => {
    const intent = await checkout.intentBySession(sessionId)
    const session = intent?.payment_id && (await retrieveSession(sessionId, dependencies.stripe))
    if (!intent || !session) return 'done'
    const { payment_intent: payment } = session
    const paymentIntent = typeof payment === 'string' ? payment : (payment?.id ?? '')
    for (const refund of await refundsOf(paymentIntent, dependencies.stripe))
      await mirror(refund, intent, dependencies)
    return 'done'
  })
}

async function mirror(
  refund: Stripe.Refund,
  intent: Intent,
  { container, stripe }: Dependencies,
): Promise<void> {
  const paymentId = intent.payment_id ?? ''
  const payments = container.resolve(Modules.PAYMENT)
  const note = `Refunded at Stripe: ${refund.id}`
  const mark = refund.metadata?.[MEDUSA_REFUND]
  const booked = await payments.listRefunds({ payment_id: paymentId })
  const mirrored = booked.find((row) => row.note === note)
  if (mirrored === undefined && booked.some(({ id }) => id === mark)) return
  if (mirrored !== undefined && (await isInOrder(mirrored.id, intent, container))) return
  // Cut off half way, or given up by Medusa although the money went: begun anew, and unmarked before anything else.
  if (mark) await stripe.refunds.update(refund.id, { metadata: { [MEDUSA_REFUND]: '' } })
  if (mirrored !== undefined) await payments.deleteRefunds([mirrored.id])
  await refundPaymentWorkflow(container).run({
    input: { payment_id: paymentId, amount: toFrancs(refund.amount), note },
  })
  await noteOwedMails({ about: paymentId }, container)
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info(`Order ${intent.order_number} was refunded at Stripe`)
}

/** Whether the order's totals know of a refund: the workflow writes that after the refund itself. */
async function isInOrder(refundId: string, { order_id: orderId }: Intent, container: MedusaContainer) {
  const found = await container
    .resolve(Modules.ORDER)
    .listOrderTransactions({ order_id: orderId ?? '', reference_id: refundId }, { select: ['id'] })
  return found.length > 0
}
