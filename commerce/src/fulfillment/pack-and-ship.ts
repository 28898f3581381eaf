import {
  createOrderFulfillmentWorkflow,
  createOrderShipmentWorkflow,
  markOrderFulfillmentAsDeliveredWorkflow,
} from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { Order, Parcel } from '../orders/order'
import { getOrder } from '../orders/order-store'
import { toParcelLabel } from '../studio/rules/parcel-label'
import { resumePacking, toParcelMetadata } from './resume-packing'

type PackedParcel = Pick<Parcel, 'id' | 'shippedAt' | 'deliveredAt'> & {
  pieces: { id: string; quantity: number }[]
}

/** Packs what is in no parcel yet, and ships what has not left; returns whether anything was. Throws MedusaError. */
export async function shipParcels(
  order: Order,
  { tracking, userId }: { tracking: string; userId: string },
  container: MedusaContainer,
): Promise<boolean> {
  const labels = tracking === '' ? [] : [toParcelLabel(tracking)]
  const { parcels } = await packParcels(order, userId, container)
  const waiting = parcels.filter(({ shippedAt }) => shippedAt === null)
  for (const parcel of waiting) {
    await createOrderShipmentWorkflow(container).run({
      input: {
        order_id: order.id,
        fulfillment_id: parcel.id,
        items: parcel.pieces,
        labels,
        created_by: userId,
      },
    })
  }
  return waiting.length > 0
}

/** Packs what is in no parcel yet; returns whether anything was. Throws MedusaError. */
export async function markReadyForPickup(
  order: Order,
  userId: string,
  container: MedusaContainer,
): Promise<boolean> {
  return (await packParcels(order, userId, container)).isNew
}

/** Packs what is in no parcel yet, and hands over what is still here; returns whether anything was. Throws MedusaError. */
export async function markPickedUp(
  order: Order,
  userId: string,
  container: MedusaContainer,
): Promise<boolean> {
  const { parcels } = await packParcels(order, userId, container)
  const waiting = parcels.filter(({ deliveredAt }) => deliveredAt === null)
  for (const { id } of waiting) {
    await markOrderFulfillmentAsDeliveredWorkflow(container).run({
      input: { orderId: order.id, fulfillmentId: id },
    })
  }
  return waiting.length > 0
}

async function packParcels(
  known: Order,
  userId: string,
  container: MedusaContainer,
): Promise<{ parcels: PackedParcel[]; isNew: boolean }> {
  const isFinished = await resumePacking(known, userId, container)
  const order = isFinished ? await getOrder(known.id, container) : known
  const parcels = order.parcels.map((parcel) => ({
    ...parcel,
    pieces: parcel.pieces.flatMap(({ itemId: id, quantity }) => (id === null ? [] : [{ id, quantity }])),
  }))
  const pieces = order.items
    .filter(({ unpacked }) => unpacked > 0)
    .map(({ id, unpacked }) => ({ id, quantity: unpacked }))
  if (pieces.length === 0) return { parcels, isNew: isFinished }
  if (order.press !== null) await clearRequiresShipping(pieces, container)
  const { result } = await createOrderFulfillmentWorkflow(container).run({
    input: { order_id: order.id, items: pieces, created_by: userId, metadata: toParcelMetadata(order.id) },
  })
  const added = { id: result.id, shippedAt: null, deliveredAt: null, pieces }
  return { parcels: [...parcels, added], isNew: true }
}

/**
 * As `ensure-cart.ts` writes the lines of a print. A server of the release before has its shirts ask for shipping, and
 * Medusa packs nothing that asks with what does not.
 */
async function clearRequiresShipping(
  pieces: PackedParcel['pieces'],
  container: MedusaContainer,
): Promise<void> {
  const id = pieces.map((piece) => piece.id)
  await container.resolve(Modules.ORDER).updateOrderLineItems({ id }, { requires_shipping: false })
}
