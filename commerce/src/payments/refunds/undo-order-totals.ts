import type { MedusaContainer } from '@medusajs/framework/types'
import { ChangeActionType, Modules, OrderChangeStatus, OrderChangeType } from '@medusajs/framework/utils'
import * as z from 'zod'
import type { OrderedCheckout } from '../../checkout/checkout'
import { toFrancs, toRappen } from '../../contract/money/money'
import type { FailedRefundRow } from '../../orders/failed-refund-store'

/** How Medusa's change and credit line refer to Stripe's refund. */
const FAILED_REFUND = 'failed_refund'

export type BookedRefund = FailedRefundRow & { refund_id: string }

const transactionsSchema = z.array(
  z.object({
    id: z.string(),
    reference_id: z.string().nullish(),
    version: z.number(),
    /** In francs; that of a refund is negative. */
    amount: z.coerce.number(),
    created_at: z.coerce.date(),
  }),
)
const creditLinesSchema = z.array(
  z.object({
    credit_lines: z.array(
      z.object({
        amount: z.coerce.number(),
        reference: z.string().nullish(),
        reference_id: z.string().nullish(),
        metadata: z.object({ created_in_version: z.number() }).partial().nullish(),
      }),
    ),
  }),
)
type Transaction = z.infer<typeof transactionsSchema>[number]
type CreditLine = z.infer<typeof creditLinesSchema>[number]['credit_lines'][number]

/** Deletes the order's transaction of a refund, and takes back by how much Medusa had lowered the order's total for it. */
export async function undoOrderTotals(
  refund: BookedRefund,
  { order_id: orderId, payment_id: paymentId }: OrderedCheckout,
  container: MedusaContainer,
): Promise<void> {
  const orders = container.resolve(Modules.ORDER)
  const transactions = transactionsSchema.parse(
    await orders.listOrderTransactions({ order_id: orderId }, { withDeleted: true }),
  )
  const booking = findBooking(transactions, refund, paymentId)
  if (booking === undefined) return
  // Medusa fails on one that is deleted already.
  const live = await orders.listOrderTransactions({ id: booking.id }, { select: ['id'] })
  if (live.length > 0) await orders.softDeleteOrderTransactions([booking.id])
  const lines = await listCreditLines(orderId, container)
  if (lines.some(({ reference_id: reference }) => reference === refund.id)) return
  // Confirming a change computes the order's summary anew. One that was interrupted is begun again.
  const interrupted = await orders.listOrderChanges({ order_id: orderId, status: OrderChangeStatus.PENDING })
  for (const change of interrupted)
    if (change.metadata?.[FAILED_REFUND] === refund.id) await orders.cancelOrderChange(change.id)
  const change = await orders.createOrderChange({
    order_id: orderId,
    change_type: OrderChangeType.CREDIT_LINE,
    metadata: { [FAILED_REFUND]: refund.id },
  })
  await orders.addOrderAction({
    order_change_id: change.id,
    order_id: orderId,
    version: change.version,
    action: ChangeActionType.CREDIT_LINE_ADD,
    reference: FAILED_REFUND,
    reference_id: refund.id,
    amount: -toFrancs(computeCredit(lines, transactions, booking)),
  })
  await orders.confirmOrderChange(change.id)
}

/**
 * Returns the transaction with which Medusa has booked a refund. That of a cancelled order is booked under the payment's
 * id: of several with the same amount, it is the first since the refund began. Pure.
 */
export function findBooking<Booking extends Transaction>(
  transactions: readonly Booking[],
  { refund_id: refundId, amount, began_at: beganAt }: Pick<BookedRefund, 'refund_id' | 'amount' | 'began_at'>,
  paymentId: string,
): Booking | undefined {
  return (
    transactions.find(({ reference_id: reference }) => reference === refundId) ??
    transactions
      .filter(({ reference_id: reference }) => reference === paymentId)
      .filter((one) => toRappen(one.amount) === -amount && one.created_at >= (beganAt ?? new Date(0)))
      .toSorted(compareTransactions)[0]
  )
}

/**
 * Returns by how many Rappen Medusa has lowered the order's total with a refund, as a credit line in the version after
 * that of the refund's transaction. A refund without a credit line raises no version, so several may share one. The
 * credit is then the last refund's, and what exceeds its amount is that of the refund before it. Pure.
 */
export function computeCredit(
  lines: readonly CreditLine[],
  transactions: readonly Transaction[],
  booking: Transaction,
): number {
  const credit = lines
    .filter(({ reference }) => reference !== FAILED_REFUND)
    .filter(({ metadata }) => metadata?.created_in_version === booking.version + 1)
    .reduce((sum, { amount }) => sum + toRappen(amount), 0)
  const later = transactions
    .filter(({ version, amount }) => version === booking.version && amount < 0)
    .filter((one) => compareTransactions(one, booking) > 0)
    .reduce((sum, { amount }) => sum - toRappen(amount), 0)
  return Math.max(0, Math.min(-toRappen(booking.amount), credit - later))
}

/** Compares by time and then by id, as the ids of one moment ascend, too. */
function compareTransactions(a: Transaction, b: Transaction): number {
  return a.created_at.getTime() - b.created_at.getTime() || (a.id < b.id ? -1 : Number(a.id > b.id))
}

async function listCreditLines(orderId: string, container: MedusaContainer): Promise<CreditLine[]> {
  const { data } = await container
    .resolve('query')
    .graph({ entity: 'order', fields: ['id', 'credit_lines.*'], filters: { id: orderId } })
  return creditLinesSchema.parse(data).flatMap((row) => row.credit_lines)
}
