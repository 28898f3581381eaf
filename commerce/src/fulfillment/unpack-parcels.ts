import { cancelOrderFulfillmentWorkflow } from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { Order, Parcel } from '../orders/order'
import { queueMissingMails } from '../mails/queue-missing-mails'

/**
 * Cancels parcels by Medusa's workflow, so that their pieces are reserved again. Their waiting mails are withheld, and
 * those that were sent are corrected; the next parcel has its own. A mail that is being sent now is corrected by the
 * job that looks for missing mails.
 */
export async function unpackParcels(
  { id: orderId }: Pick<Order, 'id'>,
  parcels: readonly Pick<Parcel, 'id'>[],
  container: MedusaContainer,
): Promise<void> {
  for (const { id } of parcels) {
    await cancelOrderFulfillmentWorkflow(container).run({
      input: { order_id: orderId, fulfillment_id: id },
    })
    await container.resolve('mailStore').withhold([
      { kind: 'shipped', subjectId: id },
      { kind: 'ready', subjectId: id },
    ])
    await queueMissingMails({ changedId: id }, container)
  }
}
