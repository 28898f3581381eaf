import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { PlacedOrder } from './find-placed-order'

/** Returns the id of the payment that Medusa has recorded as captured; undefined if there is none. */
export async function findCapturedPaymentId(paymentSessionId: string, container: MedusaContainer) {
  const [payment] = await container
    .resolve(Modules.PAYMENT)
    .listPayments({ payment_session_id: paymentSessionId }, { select: ['id', 'captured_at'] })
  return payment?.captured_at ? payment.id : undefined
}

/** Records captures that are missing in the order's transactions, which completing a cart writes last. */
export async function recordMissingCaptures(
  order: PlacedOrder,
  paymentId: string,
  container: MedusaContainer,
) {
  const orders = container.resolve(Modules.ORDER)
  const { captures = [], currency_code } = await container
    .resolve(Modules.PAYMENT)
    .retrievePayment(paymentId, { relations: ['captures'] })
  const recorded = await orders.listOrderTransactions(
    { order_id: order.id, reference_id: captures.map(({ id }) => id) },
    { select: ['reference_id'] },
  )
  const recordedIds = new Set(recorded.map(({ reference_id: id }) => id))
  const missing = captures
    .filter(({ id }) => !recordedIds.has(id))
    .map(({ id, amount }) => ({
      order_id: order.id,
      amount,
      currency_code,
      reference: 'capture',
      reference_id: id,
    }))
  if (missing.length > 0) await orders.addOrderTransactions(missing)
}
