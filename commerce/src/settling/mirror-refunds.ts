import { refundPaymentWorkflow } from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type Stripe from 'stripe'
import { toFrancs } from '../contract/money'
import { isRefundBooked } from '../lib/booked-refunds'
import { paymentIntentOf } from '../lib/stripe/stripe-client'
import { CHECKOUT_MODULE } from '../modules/checkout'
import type { Checkout } from '../modules/checkout/types'
import { MEDUSA_REFUND, refundsOf } from '../modules/stripe-checkout/refunds-of'
import { queueMissingMails } from '../mails/missing-mails'
import { retrieveSession } from '../lib/stripe/retrieve-session'

/** In milliseconds; far longer than a refund made in the admin takes to reach its order. */
const STAFF_REFUND_MS = 60_000

/** Makes refunds of the provider's in Medusa too. Safe to repeat; 'busy' when another process or staff are at it. */
export async function mirrorRefunds(sessionId: string, container: MedusaContainer): Promise<'done' | 'busy'> {
  const checkouts = container.resolve(CHECKOUT_MODULE)
  const stripe = container.resolve('stripe')
  return checkouts.withSessionLock(sessionId, async (): Promise<'done' | 'busy'> => {
    const checkout = await checkouts.bySession(sessionId)
    const session = checkout?.payment_id && (await retrieveSession(sessionId, stripe))
    if (!checkout || !session) return 'done'
    const results: ('done' | 'busy')[] = []
    for (const refund of await refundsOf(paymentIntentOf(session) ?? '', stripe))
      results.push(await mirror(refund, checkout, container))
    return results.includes('busy') ? 'busy' : 'done'
  })
}

async function mirror(
  refund: Stripe.Refund,
  checkout: Checkout,
  container: MedusaContainer,
): Promise<'done' | 'busy'> {
  const paymentId = checkout.payment_id ?? ''
  const payments = container.resolve(Modules.PAYMENT)
  const note = noteOfRefund(refund)
  const mark = refund.metadata?.[MEDUSA_REFUND]
  const recorded = await payments.listRefunds({ payment_id: paymentId })
  const row = recorded.find((row) => row.note === note) ?? recorded.find(({ id }) => id === mark)
  if (row !== undefined) {
    if (await isRefundBooked(row.id, checkout.order_id ?? '', container)) return 'done'
    // The admin's workflow does not hold this session's lock, and may be about to write the order's totals.
    const isBeingMade = row.note !== note && Date.now() - new Date(row.created_at).getTime() < STAFF_REFUND_MS
    if (isBeingMade) return 'busy'
    await payments.deleteRefunds([row.id])
  }
  // Cut off half way: begun again, and unmarked first.
  if (mark) await container.resolve('stripe').refunds.update(refund.id, { metadata: { [MEDUSA_REFUND]: '' } })
  await refundPaymentWorkflow(container).run({
    input: {
      payment_id: paymentId,
      amount: toFrancs(refund.amount),
      note: row?.note ?? note,
      ...(row?.created_by ? { created_by: row.created_by } : {}),
    },
  })
  await queueMissingMails({ about: paymentId }, container)
  container.resolve('logger').info(`Order ${checkout.order_number} was refunded at Stripe`)
  return 'done'
}

/** By which Medusa's refund is known to be one of the provider's. */
export function noteOfRefund({ id }: Stripe.Refund): string {
  return `Refunded at Stripe: ${id}`
}
