import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type Stripe from 'stripe'
import type { Checkout } from '../../checkout/checkout'
import { MEDUSA_REFUND_KEY, toRefundNote } from '../../stripe/stripe-refunds'

/** Returns Medusa's row of a refund at Stripe; undefined if there is none. */
export async function findMedusaRefund(
  refund: Stripe.Refund,
  { payment_id: paymentId }: Checkout,
  container: MedusaContainer,
) {
  if (paymentId === null) return undefined
  const rows = await container.resolve(Modules.PAYMENT).listRefunds({ payment_id: paymentId })
  const note = toRefundNote(refund)
  const medusaId = refund.metadata?.[MEDUSA_REFUND_KEY]
  return rows.find((row) => row.note === note) ?? rows.find(({ id }) => id === medusaId)
}
