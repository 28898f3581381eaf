import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { readRows } from '../lib/database'
import type { Order } from '../orders/order'

/** What a parcel says of itself before Medusa links it to its order. */
export const toParcelMetadata = (orderId: string) => ({ order_id: orderId })

/** Pieces that an edit of the order adds to a packed line are not this parcel's: something of that line is counted. */
const MARKED_PARCELS_SQL = `
  select parcel.id, exists (select 1 from order_fulfillment link
      where link.fulfillment_id = parcel.id and link.deleted_at is null) as is_linked,
    (select coalesce(json_agg(piece.line_item_id), '[]') from fulfillment_item piece
      join order_item item on item.item_id = piece.line_item_id and item.deleted_at is null
      join "order" on "order".id = item.order_id and "order".version = item.version
      where piece.fulfillment_id = parcel.id and piece.deleted_at is null
        and item.fulfilled_quantity = 0) as uncounted_ids
  from fulfillment parcel
  where parcel.metadata ->> 'order_id' = ? and parcel.deleted_at is null and parcel.canceled_at is null`

type MarkedParcel = { id: string; is_linked: boolean; uncounted_ids: string[] }

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
  for (const parcel of await readRows<MarkedParcel>(container, MARKED_PARCELS_SQL, [order.id])) {
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
