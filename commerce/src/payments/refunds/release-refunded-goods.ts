import { deleteReservationsByLineItemsWorkflow } from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import { unpackParcels } from '../../fulfillment/unpack-parcels'
import { getOrder } from '../../orders/read/order-queries'
import { isRefundedInFull, listWaitingParcels } from '../../orders/order-rules'
import { hasRefundInProgress } from '../../orders/read/refund-queries'

/**
 * Makes the goods of an order available again once all of its money has gone back, as cancelling it would: nobody can send
 * them any more. Goods that have left are left alone. Safe to repeat. Must be called under the order's lock.
 */
export async function releaseRefundedGoods(orderId: string, container: MedusaContainer): Promise<void> {
  const order = await getOrder(orderId, container)
  if (order.canceledAt !== null || !isRefundedInFull(order)) return
  // Stripe may still refuse a refund that is in progress: then Medusa deletes its row.
  if (await hasRefundInProgress(orderId, container)) return
  await unpackParcels(order, listWaitingParcels(order.parcels, order.deliveryOption), container)
  // Medusa reserves what it unpacks, so reservations are deleted last.
  const ids = order.items.map(({ id }) => id)
  await deleteReservationsByLineItemsWorkflow(container).run({ input: { ids } })
}
