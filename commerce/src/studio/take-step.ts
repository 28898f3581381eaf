import {
  createOrderFulfillmentWorkflow,
  createOrderShipmentWorkflow,
  markOrderFulfillmentAsDeliveredWorkflow,
  updateOrderWorkflow,
} from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { StudioStep } from '../contract/studio'
import { notAllowed } from '../lib/medusa-error'
import type { Order, Parcel } from '../orders/order'
import { readOrder } from '../orders/queries/read-orders'
import { correctTracking } from './correct-tracking'
import { parcelLabel } from './rules/parcel-label'

type StepInput = { orderId: string; step: StudioStep; tracking?: string | undefined; userId: string }
type Packed = Pick<Parcel, 'id' | 'shippedAt' | 'deliveredAt'> & {
  pieces: { id: string; quantity: number }[]
}

const LOCK_TIMEOUT_S = 20

/** Does one step of the studio with Medusa's workflows; repeating it is harmless. Throws MedusaError. */
export async function takeStep(input: StepInput, container: MedusaContainer): Promise<void> {
  const locking = container.resolve(Modules.LOCKING)
  await locking.execute([`studio-step-${input.orderId}`], () => step(input, container), {
    timeout: LOCK_TIMEOUT_S,
  })
}

async function step(input: StepInput, container: MedusaContainer): Promise<void> {
  const order = await readOrder(input.orderId, container)
  const isPickup = order.deliveryOption === 'pickup'
  switch (input.step) {
    case 'printed':
    case 'not_printed':
      return recordPrinted(order, input, container)
    case 'shipped':
    case 'tracking_corrected':
      if (isPickup) throw notAllowed('This order is picked up; it is not shipped.')
      return input.step === 'shipped'
        ? ship(order, input, container)
        : correctTracking(order, input.tracking ?? '', container)
    case 'ready':
    case 'handed_over':
      if (!isPickup) throw notAllowed('This order is shipped; nobody picks it up.')
      return input.step === 'ready'
        ? pack(order, input, container).then(() => undefined)
        : markPickedUp(order, input, container)
  }
}

async function recordPrinted(order: Order, { step, userId }: StepInput, container: MedusaContainer) {
  if ((order.printedAt !== null) === (step === 'printed')) return
  // Medusa removes what is set to an empty text.
  const printedAt = step === 'printed' ? new Date().toISOString() : ''
  await updateOrderWorkflow(container).run({
    input: { id: order.id, user_id: userId, metadata: { ...order.metadata, printed_at: printedAt } },
  })
}

async function ship(order: Order, input: StepInput, container: MedusaContainer): Promise<void> {
  const { tracking = '', userId } = input
  const labels = tracking === '' ? [] : [parcelLabel(tracking)]
  for (const parcel of await pack(order, input, container)) {
    if (parcel.shippedAt !== null) continue
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
}

async function markPickedUp(order: Order, input: StepInput, container: MedusaContainer): Promise<void> {
  for (const parcel of await pack(order, input, container)) {
    if (parcel.deliveredAt !== null) continue
    await markOrderFulfillmentAsDeliveredWorkflow(container).run({
      input: { orderId: order.id, fulfillmentId: parcel.id },
    })
  }
}

async function pack(order: Order, { userId }: StepInput, container: MedusaContainer): Promise<Packed[]> {
  if (order.canceledAt !== null) throw notAllowed('This order was cancelled.')
  const parcels = order.parcels.map((parcel) => ({
    ...parcel,
    pieces: parcel.pieces.flatMap(({ itemId: id, quantity }) => (id === null ? [] : [{ id, quantity }])),
  }))
  const pieces = order.items
    .filter(({ unpacked }) => unpacked > 0)
    .map(({ id, unpacked }) => ({ id, quantity: unpacked }))
  if (pieces.length === 0) return parcels
  const { result } = await createOrderFulfillmentWorkflow(container).run({
    input: { order_id: order.id, items: pieces, created_by: userId },
  })
  return [...parcels, { id: result.id, shippedAt: null, deliveredAt: null, pieces }]
}
