import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { StaffRefusal } from '../refusals/staff-refusal'
import { unpackParcels } from './unpack-parcels'
import type { Order } from '../orders/order'
import { listWaitingParcels } from '../orders/order-rules'
import { listParcelsToUndo, sumPiecesByItem, findUndoRefusal } from './undo-rules'

/**
 * Undoes shipping an order, and mails the buyer if the shipping was mailed. Returns whether it was shipped.
 * Rejects with StaffRefusal.
 */
export async function undoShipment(order: Order, container: MedusaContainer): Promise<boolean> {
  assertUndoable(order)
  const parcels = listParcelsToUndo(order)
  if (parcels === 'delivered') throw new StaffRefusal('delivered')
  if (parcels.length === 0) return false
  const others = order.parcels.filter(({ id }) => !parcels.some((parcel) => parcel.id === id))
  // The counts first: a parcel that is here but counts as shipped could never be shipped again.
  await setFulfilledCounts(order, 'shipped_quantity', sumPiecesByItem(others), container)
  for (const { id } of parcels)
    await container.resolve(Modules.FULFILLMENT).updateFulfillment(id, { shipped_at: null })
  await unpackParcels(order, parcels, container)
  return true
}

/** Undoes that an order is packed, or ready for pickup. Returns whether it was. Rejects with StaffRefusal. */
export async function undoPacking(order: Order, container: MedusaContainer): Promise<boolean> {
  assertUndoable(order)
  const parcels = listWaitingParcels(order.parcels, order.deliveryOption)
  await unpackParcels(order, parcels, container)
  return parcels.length > 0
}

/** Undoes that an order was handed over. Returns whether it was. Rejects with StaffRefusal. */
export async function undoHandOver(order: Order, container: MedusaContainer): Promise<boolean> {
  assertUndoable(order)
  const parcels = order.parcels.filter(({ deliveredAt }) => deliveredAt !== null)
  if (parcels.length === 0) return false
  await setFulfilledCounts(order, 'delivered_quantity', new Map(), container)
  for (const { id } of parcels)
    await container.resolve(Modules.FULFILLMENT).updateFulfillment(id, { delivered_at: null })
  return true
}

function assertUndoable(order: Order): void {
  const refusal = findUndoRefusal(order)
  if (refusal !== undefined) throw new StaffRefusal(refusal)
}

/** Sets the counts directly: Medusa only increases them, and refuses to ship pieces that count as shipped. */
async function setFulfilledCounts(
  { id: orderId }: Order,
  count: 'shipped_quantity' | 'delivered_quantity',
  pieces: ReadonlyMap<string, number>,
  container: MedusaContainer,
): Promise<void> {
  const orders = container.resolve(Modules.ORDER)
  const { items = [] } = await orders.retrieveOrder(orderId, { select: ['id'], relations: ['items'] })
  // Medusa's type of the changes lacks these two columns.
  for (const { id, detail } of items)
    await orders.updateOrderItem(detail.id, { [count]: pieces.get(id) ?? 0 })
}
