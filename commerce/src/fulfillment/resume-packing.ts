import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { listMarkedParcels, type MarkedParcel } from './fulfillment-store'
import type { Order } from '../orders/order'

/** What a parcel says of itself before Medusa links it to its order. */
export const toParcelMetadata = (orderId: string) => ({ order_id: orderId })

/**
 * Finishes what packing an order has left undone where the server was cut off; returns whether anything was. Medusa makes
 * the parcel, takes its pieces from the stock, and then at once links it, counts it and gives the reservations up.
 */
export async function resumePacking(
  order: Order,
  userId: string,
  container: MedusaContainer,
): Promise<boolean> {
  let isNews = false
  for (const parcel of await listMarkedParcels(order.id, container)) {
    const uncounted = order.items.filter(({ id }) => parcel.uncounted_ids.includes(id))
    if (parcel.is_linked && uncounted.length === 0) continue
    isNews = true
    const how = (await areItemsReserved(uncounted, container))
      ? await deleteMarkedParcel(parcel, container)
      : await completeMarkedParcel(parcel, { order, uncounted, userId }, container)
    container.resolve('logger').error(`Order ${order.number} was cut off while it was packed: ${how}`)
  }
  return isNews
}

async function areItemsReserved(items: Order['items'], container: MedusaContainer): Promise<boolean> {
  if (items.length === 0) return false
  const ids = items.map(({ id }) => id)
  const inventory = container.resolve(Modules.INVENTORY)
  return (await inventory.listReservationItems({ line_item_id: ids }, { take: 1 })).length > 0
}

/** Nothing says whether its pieces were taken: taken twice, the shop offers too few rather than too many. */
async function deleteMarkedParcel({ id }: MarkedParcel, container: MedusaContainer): Promise<string> {
  await container.resolve(Modules.FULFILLMENT).cancelFulfillment(id)
  return 'it is packed again, and the stock of its sizes may be too low by its pieces'
}

type ResumedParcel = { order: Order; uncounted: Order['items']; userId: string }

async function completeMarkedParcel(
  { id }: MarkedParcel,
  { order, uncounted, userId }: ResumedParcel,
  container: MedusaContainer,
) {
  await container.resolve('link').create({
    [Modules.ORDER]: { order_id: order.id },
    [Modules.FULFILLMENT]: { fulfillment_id: id },
  })
  if (uncounted.length > 0)
    await container.resolve(Modules.ORDER).registerFulfillment({
      order_id: order.id,
      reference: Modules.FULFILLMENT,
      reference_id: id,
      created_by: userId,
      items: uncounted.map((item) => ({ id: item.id, quantity: item.unpacked })),
    })
  return 'that is finished'
}
