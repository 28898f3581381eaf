import { deleteReservationsByLineItemsWorkflow } from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import { unpackParcels } from '../fulfillment/unpack-parcels'
import { getOrder } from '../orders/read/order-queries'
import { isRefundedInFull, listWaitingParcels } from '../orders/order-rules'
import { hasRefundInProgress } from '../orders/read/refund-queries'

/**
 * Makes the goods of an order available again whose money has all gone back, as its cancellation would: nobody can send
 * them any more. What has left stays gone. Safe to repeat, under the order's lock.
 */
export async function releaseRefundedGoods(orderId: string, container: MedusaContainer): Promise<void> {
  const order = await getOrder(orderId, container)
  if (order.canceledAt !== null || !isRefundedInFull(order)) return
  // Medusa deletes the row of a refund that Stripe refuses.
  if (await hasRefundInProgress(orderId, container)) return
  await unpackParcels(order, listWaitingParcels(order.parcels, order.deliveryOption), container)
  // Not before: Medusa reserves what it unpacks.
  const ids = order.items.map(({ id }) => id)
  await deleteReservationsByLineItemsWorkflow(container).run({ input: { ids } })
}
