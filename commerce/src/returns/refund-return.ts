import { refundPaymentWorkflow } from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { toFrancs, toRappen } from '../contract/money/money'
import { isRefundBooked, hasRefundInProgress } from '../orders/read/refund-queries'
import { StaffRefusal } from '../refusals/staff-refusal'
import { createStripeRefund } from '../stripe/stripe-refunds'
import { queueMissingMails } from '../mails/queue-missing-mails'
import type { Order, OrderReturn } from '../orders/order'
import { computeReturnRefund } from '../orders/return-rules'
import { toReturnNote } from './return-store'

type RefundInput = { orderReturn: OrderReturn; order: Order; userId: string }

/**
 * Refunds the goods of a return, once. Returns the amount in Rappen. The refund's note holds the return's id, by
 * which a refund that a crash interrupted is found. Rejects with StaffRefusal.
 */
export async function refundReturn(
  { orderReturn, order, userId }: RefundInput,
  container: MedusaContainer,
): Promise<number> {
  const checkout = await container.resolve('checkoutStore').findById(order.checkoutId)
  const paymentId = checkout?.payment_id ?? ''
  const note = toReturnNote(orderReturn.id)
  const payments = container.resolve(Modules.PAYMENT)
  const refunds = await payments.listRefunds({ payment_id: paymentId })
  const earlier = refunds.find((candidate) => candidate.note === note)
  if (earlier !== undefined) {
    const rappen = toRappen(Number(earlier.amount))
    // The refund was interrupted, maybe before Stripe was asked.
    // payments/refunds/reconcile-refunds.ts books it on the order.
    if (!(await isRefundBooked({ refundId: earlier.id, orderId: order.id }, container))) {
      await createStripeRefund(
        {
          paymentIntent: order.paymentReference,
          rappen,
          refundId: earlier.id,
          listKnownIds: (id) => payments.listRefunds({ id }, { select: ['id'] }),
        },
        container.resolve('stripe'),
      )
    }
    return rappen
  }
  if (await hasRefundInProgress(paymentId, container)) throw new StaffRefusal('refund_under_way')
  const amount = computeReturnRefund(orderReturn, order)
  if (amount === 0) return 0
  await refundPaymentWorkflow(container).run({
    input: { payment_id: paymentId, amount: toFrancs(amount), note, created_by: userId },
  })
  await queueMissingMails({ changedId: paymentId }, container)
  return amount
}
