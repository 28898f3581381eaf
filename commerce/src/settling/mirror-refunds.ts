import { refundPaymentWorkflow } from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import type Stripe from 'stripe'
import { toFrancs } from '../contract/money'
import { paymentIntentOf } from '../lib/stripe-client'
import { CHECKOUT_MODULE } from '../modules/checkout'
import type { Checkout } from '../modules/checkout/types'
import { MEDUSA_REFUND, refundsOf } from '../modules/stripe-checkout/refunds-of'
import { queueMissingMails } from '../mails/missing-mails'
import { retrieveSession } from '../checkout/queries/retrieve-session'

/** Makes refunds of the provider's in Medusa too. Safe to repeat; 'busy' when another process is at it. */
export async function mirrorRefunds(sessionId: string, container: MedusaContainer): Promise<'done' | 'busy'> {
  const checkouts = container.resolve(CHECKOUT_MODULE)
  const stripe = container.resolve('stripe')
  return checkouts.withSessionLock(sessionId, async (): Promise<'done'> => {
    const checkout = await checkouts.bySession(sessionId)
    const session = checkout?.payment_id && (await retrieveSession(sessionId, stripe))
    if (!checkout || !session) return 'done'
    for (const refund of await refundsOf(paymentIntentOf(session) ?? '', stripe))
      await mirror(refund, checkout, container)
    return 'done'
  })
}

async function mirror(refund: Stripe.Refund, checkout: Checkout, container: MedusaContainer): Promise<void> {
  const paymentId = checkout.payment_id ?? ''
  const payments = container.resolve(Modules.PAYMENT)
  const note = `Refunded at Stripe: ${refund.id}`
  const mark = refund.metadata?.[MEDUSA_REFUND]
  const booked = await payments.listRefunds({ payment_id: paymentId })
  const mirrored = booked.find((row) => row.note === note)
  if (mirrored === undefined && booked.some(({ id }) => id === mark)) return
  if (mirrored !== undefined && (await isInOrder(mirrored.id, checkout, container))) return
  // Cut off half way: begun again, and unmarked first.
  if (mark) await container.resolve('stripe').refunds.update(refund.id, { metadata: { [MEDUSA_REFUND]: '' } })
  if (mirrored !== undefined) await payments.deleteRefunds([mirrored.id])
  await refundPaymentWorkflow(container).run({
    input: { payment_id: paymentId, amount: toFrancs(refund.amount), note },
  })
  await queueMissingMails({ about: paymentId }, container)
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info(`Order ${checkout.order_number} was refunded at Stripe`)
}

/** The workflow writes the order's totals after the refund itself. */
async function isInOrder(refundId: string, { order_id: orderId }: Checkout, container: MedusaContainer) {
  const found = await container
    .resolve(Modules.ORDER)
    .listOrderTransactions({ order_id: orderId ?? '', reference_id: refundId }, { select: ['id'] })
  return found.length > 0
}
