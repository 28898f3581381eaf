import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { listMarkedParcels, type MarkedParcel } from './marked-parcel-queries'
import type { Order } from '../orders/order'

/** The metadata of a parcel that name its order, before Medusa links the two. */
export const toParcelMetadata = (orderId: string) => ({ order_id: orderId })

/**
 * Finishes, or begins anew, the packing of an order that a crash interrupted. Returns whether it had to. Medusa creates the
 * parcel and takes its pieces from the stock; then it links the parcel, counts its pieces as packed and deletes
 * the reservations.
 */
export async function resumePacking(
  order: Order,
  userId: string,
  container: MedusaContainer,
): Promise<boolean> {
  let isResumed = false
  for (const parcel of await listMarkedParcels(order.id, container)) {
    const uncounted = order.items.filter(({ id }) => parcel.uncounted_ids.includes(id))
    if (parcel.is_linked && uncounted.length === 0) continue
    isResumed = true
    const outcome = (await areItemsReserved(uncounted, container))
      ? await deleteMarkedParcel(parcel, container)
      : await completeMarkedParcel(parcel, { order, uncounted, userId }, container)
    container.resolve('logger').error(`Order ${order.number} was cut off while it was packed: ${outcome}`)
  }
  return isResumed
}

async function areItemsReserved(items: Order['items'], container: MedusaContainer): Promise<boolean> {
  if (items.length === 0) return false
  const ids = items.map(({ id }) => id)
  const inventory = container.resolve(Modules.INVENTORY)
  return (await inventory.listReservationItems({ line_item_id: ids }, { take: 1 })).length > 0
}

/**
 * Cancels a parcel, so that its pieces are packed again. Nobody knows whether they were taken from the stock: taking them
 * twice offers too few pieces, which is better than too many.
 */
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
