import { cancelOrderWorkflow } from '@medusajs/medusa/core-flows'
import { Modules, PaymentCollectionStatus } from '@medusajs/framework/utils'
import { notAllowed } from '../../lib/medusa-error'
import { readRows } from '../../lib/database'

/** What an order's payments have taken, and not all given back. */
const KEPT = `
  select link.payment_collection_id as id from order_payment_collection link
  join payment on payment.payment_collection_id = link.payment_collection_id and payment.deleted_at is null
  where link.order_id = ? and link.deleted_at is null
    and (select coalesce(sum(amount), 0) from capture where payment_id = payment.id and deleted_at is null)
      > (select coalesce(sum(amount), 0) from refund where payment_id = payment.id and deleted_at is null)`
const SENTENCE =
  'The order was not cancelled, as its money could not be sent back: the payment provider refused, or did not answer. Please try again.'

/** Medusa only logs where a cancelled order's money cannot go back. What fails here takes the whole cancellation back. */
cancelOrderWorkflow.hooks.orderCanceled(async ({ order }, { container }) => {
  const kept = await readRows<{ id: string }>(container, KEPT, [order.id])
  if (kept.length === 0) return
  // The one thing of a cancellation that Medusa does not take back.
  const status = PaymentCollectionStatus.COMPLETED
  await container
    .resolve(Modules.PAYMENT)
    .updatePaymentCollections({ id: kept.map(({ id }) => id) }, { status })
  throw notAllowed(SENTENCE)
})
