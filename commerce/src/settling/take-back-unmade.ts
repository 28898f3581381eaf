import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type Stripe from 'stripe'
import { isRefundBooked } from '../orders/payment-store'
import type { Checkout } from '../checkout/checkout'
import { MEDUSA_REFUND_KEY, toRefundNote } from '../stripe/stripe-refunds'

/** In milliseconds; longer than all that a refund asks of the provider (lib/stripe/stripe-client.ts) can take. */
export const UNSENT_REFUND_AGE_MS = 2 * 60_000

/**
 * Deletes Medusa's refunds of which the provider knows nothing: the server was cut off before it had asked, or could not
 * delete its row once it was refused. Who pressed has seen no success and can press again, so no money goes by itself.
 * 'retry' while one may still be made.
 */
export async function deleteUnsentRefunds(
  made: readonly Stripe.Refund[],
  checkout: Checkout,
  container: MedusaContainer,
): Promise<'done' | 'retry'> {
  const payments = container.resolve(Modules.PAYMENT)
  const marks = new Set(made.map(({ metadata }) => metadata?.[MEDUSA_REFUND_KEY]))
  const notes = new Set<string | null | undefined>(made.map(toRefundNote))
  for (const row of await payments.listRefunds({ payment_id: checkout.payment_id ?? '' })) {
    if (marks.has(row.id) || notes.has(row.note)) continue
    if (await isRefundBooked(row.id, checkout.order_id ?? '', container)) continue
    if (Date.now() - new Date(row.created_at).getTime() < UNSENT_REFUND_AGE_MS) return 'retry'
    await payments.deleteRefunds([row.id])
    const sentence = `A refund of order ${checkout.order_number} never reached Stripe and was taken back`
    container.resolve('logger').error(sentence)
  }
  return 'done'
}
