import { cancelOrderWorkflow } from '@medusajs/medusa/core-flows'
import { Modules, PaymentCollectionStatus } from '@medusajs/framework/utils'
import { notAllowed } from '../../lib/medusa-error'
import { listUnreturnedCollections } from '../../orders/payment-store'

const SENTENCE =
  'The order was not cancelled, as its money could not be sent back: the payment provider refused, or did not answer. Please try again.'

/** Medusa only logs where a cancelled order's money cannot go back. What fails here takes the whole cancellation back. */
cancelOrderWorkflow.hooks.orderCanceled(async ({ order }, { container }) => {
  const kept = await listUnreturnedCollections(order.id, container)
  if (kept.length === 0) return
  // The one thing of a cancellation that Medusa does not take back.
  const status = PaymentCollectionStatus.COMPLETED
  await container
    .resolve(Modules.PAYMENT)
    .updatePaymentCollections({ id: kept.map(({ id }) => id) }, { status })
  throw notAllowed(SENTENCE)
})
