import { cancelOrderWorkflow } from '@medusajs/medusa/core-flows'
import { Modules, PaymentCollectionStatus } from '@medusajs/framework/utils'
import { StaffRefusal } from '../../refusals/staff-refusal'
import { listUnreturnedCollections } from '../../orders/read/payment-queries'

/**
 * Medusa only logs if the payment of a cancelled order cannot be refunded.
 * An error here makes Medusa compensate the whole cancellation.
 */
cancelOrderWorkflow.hooks.orderCanceled(async ({ order }, { container }) => {
  const collections = await listUnreturnedCollections(order.id, container)
  if (collections.length === 0) return
  // The only change that Medusa does not compensate.
  const status = PaymentCollectionStatus.COMPLETED
  await container
    .resolve(Modules.PAYMENT)
    .updatePaymentCollections({ id: collections.map(({ id }) => id) }, { status })
  throw new StaffRefusal('not_cancelled')
})
