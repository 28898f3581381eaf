import {
  createOrderFulfillmentWorkflow,
  createOrderShipmentWorkflow,
  markOrderFulfillmentAsDeliveredWorkflow,
} from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { Order, Parcel } from '../orders/order'
import { getOrder } from '../orders/read/order-queries'
import { listUnpackedItems, listWaitingParcels } from '../orders/order-rules'
import { resumePacking, toParcelMetadata } from './resume-packing'
import { StaffRefusal } from '../refusals/staff-refusal'
import { queueTrackingMail } from '../mails/queue-tracking-mail'
import { fillTemplate } from '../contract/text/template'
import { TRACKING_URL } from '../contract/board/fulfillment-step'

type PackedParcel = Pick<Parcel, 'id' | 'shippedAt' | 'deliveredAt'> & {
  pieces: { id: string; quantity: number }[]
}

/** Packs unpacked pieces and ships unshipped parcels. Returns whether there were any. Rejects with StaffRefusal. */
export async function shipParcels(
  order: Order,
  { tracking, userId }: { tracking: string; userId: string },
  container: MedusaContainer,
): Promise<boolean> {
  const labels = tracking === '' ? [] : [toParcelLabel(tracking)]
  const { parcels } = await packParcels(order, userId, container)
  const waiting = listWaitingParcels(parcels, order.deliveryOption)
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

/** Packs unpacked pieces. Returns whether there were any. Rejects with StaffRefusal. */
export async function packOrder(order: Order, userId: string, container: MedusaContainer): Promise<boolean> {
  return (await packParcels(order, userId, container)).isNew
}

/** Packs unpacked pieces and hands over all parcels. Returns whether there were any. Rejects with StaffRefusal. */
export async function handOverParcels(
  order: Order,
  userId: string,
  container: MedusaContainer,
): Promise<boolean> {
  const { parcels } = await packParcels(order, userId, container)
  const waiting = listWaitingParcels(parcels, order.deliveryOption)
  for (const { id } of waiting) {
    await markOrderFulfillmentAsDeliveredWorkflow(container).run({
      input: { orderId: order.id, fulfillmentId: id },
    })
  }
  return waiting.length > 0
}

async function packParcels(
  unpackedOrder: Order,
  userId: string,
  container: MedusaContainer,
): Promise<{ parcels: PackedParcel[]; isNew: boolean }> {
  const isResumed = await resumePacking(unpackedOrder, userId, container)
  const order = isResumed ? await getOrder(unpackedOrder.id, container) : unpackedOrder
  const parcels = order.parcels.map((parcel) => ({
    ...parcel,
    pieces: parcel.pieces.flatMap(({ itemId: id, quantity }) => (id === null ? [] : [{ id, quantity }])),
  }))
  const pieces = listUnpackedItems(order).map(({ id, unpacked }) => ({ id, quantity: unpacked }))
  if (pieces.length === 0) return { parcels, isNew: isResumed }
  if (order.customPrint !== null) await clearRequiresShipping(pieces, container)
  const { result } = await createOrderFulfillmentWorkflow(container).run({
    input: { order_id: order.id, items: pieces, created_by: userId, metadata: toParcelMetadata(order.id) },
  })
  const added = { id: result.id, shippedAt: null, deliveredAt: null, pieces }
  return { parcels: [...parcels, added], isNew: true }
}

/**
 * Clears `requires_shipping` on the lines of a custom print, as `orders/place/ensure-cart.ts` does. The release before
 * set it, and Medusa packs no lines with and without it together.
 */
async function clearRequiresShipping(
  pieces: PackedParcel['pieces'],
  container: MedusaContainer,
): Promise<void> {
  const id = pieces.map((piece) => piece.id)
  await container.resolve(Modules.ORDER).updateOrderLineItems({ id }, { requires_shipping: false })
}

/**
 * Gives the shipped parcels of an order another tracking number and mails the buyer once. Returns whether the
 * number has changed. Rejects with StaffRefusal.
 */
export async function correctTracking(
  order: Order,
  number: string,
  container: MedusaContainer,
): Promise<boolean> {
  if (order.canceledAt !== null) throw new StaffRefusal('cancelled')
  if (number === '') throw new StaffRefusal('no_tracking')
  const wrong = findParcelsToCorrect(order).filter(({ tracking }) => tracking[0]?.number !== number)
  for (const { id } of wrong) {
    // Medusa's workflow does not change labels.
    await container.resolve(Modules.FULFILLMENT).updateFulfillment(id, { labels: [toParcelLabel(number)] })
  }
  await queueTrackingMail(await getOrder(order.id, container), number, container)
  return wrong.length > 0
}

/**
 * Returns the shipped parcels with a number, or all if none has one.
 * Two numbers are two parcels, of which one is right.
 */
function findParcelsToCorrect({ parcels }: Order): Parcel[] {
  const shipped = parcels.filter(({ shippedAt }) => shippedAt !== null)
  if (shipped.length === 0) throw new StaffRefusal('not_shipped')
  const numbered = shipped.filter(({ tracking }) => tracking.length > 0)
  const numbers = new Set(numbered.flatMap(({ tracking }) => tracking.map(({ number }) => number)))
  if (numbers.size > 1) throw new StaffRefusal('different_tracking')
  return numbered.length > 0 ? numbered : shipped
}

/** Returns Medusa's label of a parcel: the tracking number and the URL of the carrier's page. */
function toParcelLabel(number: string) {
  const url = fillTemplate(TRACKING_URL, { number: encodeURIComponent(number.replaceAll(' ', '')) })
  return { tracking_number: number, tracking_url: url, label_url: '' }
}
